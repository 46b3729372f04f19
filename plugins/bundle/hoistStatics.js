/* Replaces `hoist-non-react-statics`: the components that the router wraps have no static properties. */
module.exports = (wrapper) => wrapper;
