/** The browser build of Algolia's client, which its package does not export for Node.js. */
declare module '*/algoliasearch/dist/lite/builds/browser.js' {
  export {liteClient} from 'algoliasearch/lite';
}

/** The part of jsdom that the tests use. jsdom does not include types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: {url: string});
    readonly window: Window & typeof globalThis;
  }
}
