/** A style sheet in a separate file: the import returns its URL. */
declare module '*.css?asset' {
  const address: string;
  export default address;
}
