import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useMemo, useState} from 'react';
import styles from './styles.module.css';

/** An article or a talk, from the facts. */
export interface Article {
  readonly date: string;
  readonly title: string;
  readonly url: string;
  readonly language: 'en' | 'ja';
  readonly kind: 'article' | 'slides' | 'book';
  readonly by: 'maintainer' | 'user';
  readonly topics: readonly string[];
}

const LANGUAGES = {en: 'English', ja: 'Japanese'} as const;
const KINDS = {article: 'Article', slides: 'Slides', book: 'Book'} as const;
const AUTHORS = {maintainer: 'by the maintainer', user: 'by a user'} as const;

const dayFormat = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'});

/** A labeled list of options, the first of which is all: an empty string. */
function Select({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="site-control"
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        <option value="">All</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Articles and talks with their dates, languages, and topics. The list is complete without
 * JavaScript. JavaScript adds filters by language and topic.
 */
export default function ArticleList({
  articles: text,
}: {
  /** The articles as JSON: `plugins/facts` writes it. */
  readonly articles: string;
}): ReactNode {
  const articles = useMemo(() => JSON.parse(text) as readonly Article[], [text]);
  const [language, setLanguage] = useState('');
  const [topic, setTopic] = useState('');
  const topics = [...new Set(articles.flatMap((article) => article.topics))].sort();
  const shown = new Set(
    articles.filter(
      (article) =>
        (language === '' || article.language === language) &&
        (topic === '' || article.topics.includes(topic)),
    ),
  );
  return (
    <>
      <div className={clsx('site-app-only', styles.filter)}>
        {useIsBrowser() && (
          <>
            <Select
              label="Language"
              options={Object.entries(LANGUAGES)}
              value={language}
              onChange={setLanguage}
            />
            <Select
              label="Topic"
              options={topics.map((each) => [each, each] as const)}
              value={topic}
              onChange={setTopic}
            />
            <span role="status">
              {shown.size} of {articles.length}
            </span>
          </>
        )}
      </div>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.url} className={styles.item} hidden={!shown.has(article)}>
            <time className={styles.date} dateTime={article.date}>
              {dayFormat.format(new Date(article.date))}
            </time>
            <div>
              <a href={article.url} lang={article.language} hrefLang={article.language}>
                {article.title}
              </a>
              <div className={styles.facts}>
                {KINDS[article.kind]} in {LANGUAGES[article.language]}, {AUTHORS[article.by]}.{' '}
                {article.topics.length > 1 ? 'Topics' : 'Topic'}: {article.topics.join(', ')}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
