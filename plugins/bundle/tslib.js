// What the libraries of the browser's bundle use of tslib: without this list all of it is bundled.
export {__importDefault} from 'tslib/tslib.es6.mjs';
