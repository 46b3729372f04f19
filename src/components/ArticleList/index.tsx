import type {ReactNode} from 'react';
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

/** Articles and talks with their dates, languages, and topics. */
export default function ArticleList({
  articles,
}: {
  /** The articles as JSON: `plugins/facts` writes it. */
  readonly articles: string;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {(JSON.parse(articles) as readonly Article[]).map((article) => (
        <li key={article.url} className={styles.item}>
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
  );
}
