import * as z from 'zod';
import {element} from '../../tags/nodes.ts';
import {defineTag} from '../../tags/tag.ts';
import {TOPICS} from '../schema.ts';

const LIST = 'articles';

/** `<Articles />`: the articles and talks of `facts/articles.yaml`, newest first, with a filter. */
export const articles = defineTag({
  name: 'Articles',
  kind: 'block',
  attributes: z.strictObject({}),
  expand: (_, {facts}) => [
    element('StaticContent', {id: LIST}, [
      element('ListFilter', {
        label: 'Filter the articles by title, language, or topic',
        entries: `#${LIST} li`,
      }),
      element('ArticleList', {
        articles: JSON.stringify(
          facts.articles
            .map((article) => ({...article, topics: article.topics.map((topic) => TOPICS[topic])}))
            .sort((one, other) => other.date.localeCompare(one.date)),
        ),
      }),
    ]),
  ],
  shows: (_, {facts}) => facts.articles,
});
