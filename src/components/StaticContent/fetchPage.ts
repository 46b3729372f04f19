/** The requests for pages that are under way, so that several parts of a page share one. */
const requests = new Map<string, Promise<Document>>();

/**
 * Fetches the prerendered page at `address`, or, if there is none, the page for unknown addresses. Rejects if the server
 * sends neither.
 */
export function fetchPage(address: string): Promise<Document> {
  const known = requests.get(address);
  if (known) return known;
  const request = fetch(address)
    .then(async (response) => {
      if (!response.ok && response.status !== 404)
        throw new Error(`${address}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), 'text/html');
    })
    .finally(() => requests.delete(address));
  requests.set(address, request);
  return request;
}
