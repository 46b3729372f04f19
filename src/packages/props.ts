/** The properties that the build passes to the route of packages. */
export type PackagesProps = {
  /** The number of packages. */
  readonly count: number;
  /** The release of the Standard Registry. */
  readonly release: string;
  readonly purposes: readonly {id: string; label: string; count: number}[];
  /** The address of the list. */
  readonly list: string;
  /** The address of the style sheet. */
  readonly stylesheet: string;
  /** The links to the plain lists, as HTML. */
  readonly letters: string;
};

/** The data that the build provides to every page of packages. */
export type PackagesData = {
  /** The folder of the files in which the search dialog looks up packages. */
  readonly finder: string;
};
