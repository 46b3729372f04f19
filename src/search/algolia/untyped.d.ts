/** Algolia's client as browsers get it, which its package does not give Node. */
declare module '*/algoliasearch/dist/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}

/** What the tests use of jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: {url: string});
    readonly window: Window & typeof globalThis;
  }
}
