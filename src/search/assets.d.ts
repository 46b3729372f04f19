/** A style sheet left out of the first load: the import is its address. */
declare module '*.css?asset' {
  const address: string;
  export default address;
}
