/* In place of `hoist-non-react-statics`: what the router wraps here has no statics to keep. */
module.exports = (wrapper) => wrapper;
