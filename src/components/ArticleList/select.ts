/** An article or a talk, as `plugins/facts` hands it over. */
export interface Article {
  readonly date: string;
  readonly title: string;
  readonly url: string;
  readonly language: 'en' | 'ja';
  readonly kind: 'article' | 'slides' | 'book';
  readonly by: 'maintainer' | 'user';
  readonly topics: readonly string[];
}

/** What the reader chose; an empty text stands for all. */
export interface Choice {
  readonly language: string;
  readonly topic: string;
}

/** Those of `articles` that the reader chose. */
export const selectArticles = (
  articles: readonly Article[],
  {language, topic}: Choice,
): readonly Article[] =>
  articles.filter(
    (article) =>
      (language === '' || article.language === language) &&
      (topic === '' || article.topics.includes(topic)),
  );

/** Every topic of `articles` once, by name. */
export const topicsOf = (articles: readonly Article[]): string[] =>
  [...new Set(articles.flatMap(({topics}) => topics))].sort();
