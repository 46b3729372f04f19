import * as z from 'zod';
import {element, type Node, text} from '../../tags/nodes.ts';
import {defineTag} from '../../tags/tag.ts';
import {type Article, TOPICS} from '../schema.ts';

const LANGUAGES = {en: 'English', ja: 'Japanese'} as const;
const KINDS = {article: 'Article', slides: 'Slides', book: 'Book'} as const;
const AUTHORS = {maintainer: 'by the maintainer', user: 'by a user'} as const;

const dayFormat = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

/** An article with its date, language, and topics. */
function item({date, title, url, language, kind, by, topics}: Article): Node {
  const label = topics.length > 1 ? 'Topics' : 'Topic';
  const names = topics.map((topic) => TOPICS[topic]).join(', ');
  const facts = `${KINDS[kind]} in ${LANGUAGES[language]}, ${AUTHORS[by]}. ${label}: ${names}`;
  return element('li', {}, [
    element('time', {dateTime: date}, [text(dayFormat.format(new Date(date)))]),
    element('div', {}, [
      element('a', {href: url, lang: language, hrefLang: language}, [text(title)]),
      element('div', {className: 'article-facts'}, [text(facts)]),
    ]),
  ]);
}

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
      element(
        'ul',
        {className: 'article-list'},
        facts.articles.toSorted((one, other) => other.date.localeCompare(one.date)).map(item),
      ),
    ]),
  ],
  shows: (_, {facts}) => facts.articles,
});
