/* Replaces `prop-types`: React 19 does not check property types, and no component reads them. */
const any = new Proxy(() => any, {get: () => any});
module.exports = any;
