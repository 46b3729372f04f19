/** The results on the page of packages. */
export const RESULT = '.package-list li';
