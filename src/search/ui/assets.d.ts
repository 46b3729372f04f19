/** A style sheet that is a file of its own: the import is its address. */
declare module '*.css?asset' {
  const address: string;
  export default address;
}
