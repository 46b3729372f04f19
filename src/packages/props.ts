/** The properties that the build passes to the route of packages. */
export type PackagesProps = {
  readonly count: number;
  readonly release: string;
  readonly purposes: readonly {id: string; label: string; count: number}[];
  readonly list: string;
  /** The links to the plain lists, as HTML. */
  readonly letters: string;
};

/** The data that the build provides to every page of the site, in its global data. */
export type PackagesData = {
  /** The folder of the files in which the search dialog looks up packages. */
  readonly finder: string;
};
