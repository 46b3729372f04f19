// Replaces `tslib`: the helpers that libraries in the bundle use. Without this list, all are bundled.
export {__importDefault} from 'tslib/tslib.es6.mjs';
