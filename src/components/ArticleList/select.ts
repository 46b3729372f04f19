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

/** The filters that the reader chose. An empty string means no restriction. */
export interface Choice {
  readonly language: string;
  readonly topic: string;
}

/** The articles that pass the filters. */
export const selectArticles = (
  articles: readonly Article[],
  {language, topic}: Choice,
): readonly Article[] =>
  articles.filter(
    (article) =>
      (language === '' || article.language === language) &&
      (topic === '' || article.topics.includes(topic)),
  );

/** The topics of `articles`, sorted, without duplicates. */
export const topicsOf = (articles: readonly Article[]): string[] =>
  [...new Set(articles.flatMap(({topics}) => topics))].sort();
