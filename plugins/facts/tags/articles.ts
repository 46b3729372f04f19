import {element} from '../nodes.ts';
import {TOPICS} from '../schema.ts';
import type {Tag} from './tag.ts';

/** `<Articles />`: the articles and talks of `facts/articles.yaml`, newest first. */
export const articles: Tag = {
  kind: 'block',
  attributes: {},
  expand: (_, {facts}) => [
    element('ArticleList', {
      articles: JSON.stringify(
        facts.articles
          .map((article) => ({...article, topics: article.topics.map((topic) => TOPICS[topic])}))
          .sort((one, other) => other.date.localeCompare(one.date)),
      ),
    }),
  ],
};
