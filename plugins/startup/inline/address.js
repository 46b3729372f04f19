/*
 * Repairs the address before anything reads it. A page has one address: without `.html`,
 * `/index.html` or `/index`, and with single slashes. On the page for unknown addresses the browser
 * then asks for the repaired one, or for the page whose address is the same in lower case, if there is
 * one; on any other page only the address bar changes. The new address is the current one with another
 * path, so it never leaves this origin.
 */
(() => {
  /** Escapes every `%` in a path or hash that does not begin a valid escape sequence. */
  const decodable = (text) => {
    const escaped = text.replace(/%(?![\da-f]{2})/gi, '%25');
    try {
      decodeURIComponent(escaped);
      return escaped;
    } catch {
      return escaped.replaceAll('%', '%25');
    }
  };
  /** The address of the page at `href`, repaired. */
  const repaired = (href) => {
    const url = new URL(href);
    url.pathname =
      decodable(url.pathname)
        .replace(/\/{2,}/g, '/')
        .replace(/(?:\/index)?\.html$|\/index$/, '') || '/';
    if (url.hash) url.hash = decodable(url.hash);
    return url;
  };
  /** Opens the page at `url` in lower case, if there is one. */
  const openLowerCase = async (url) => {
    const {base} = document.getElementById('app-scripts').dataset;
    const below = url.pathname.slice(base.length);
    // Names of packages have capital letters, and their page suggests others.
    if (/^packages\/|^[^A-Z]*$/.test(below)) return;
    const {href} = location;
    url.pathname = base + below.toLowerCase();
    const {ok} = await fetch(url, {method: 'HEAD'});
    // Meanwhile, the reader may have opened another page of the app.
    if (ok && location.href === href) location.replace(url);
  };
  const repair = () => {
    const url = repaired(location.href);
    const isUnknown = document.querySelector('link[rel=canonical][href$="/404.html"]') !== null;
    if (isUnknown && url.pathname !== location.pathname) {
      location.replace(url);
      return;
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url);
    if (isUnknown) openLowerCase(url).catch(() => {});
  };
  repair();
  // For a hash that the reader types into the address bar later. The router's listener runs after
  // this one.
  addEventListener('popstate', repair);
})();
