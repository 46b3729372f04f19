/** Lists of ids that have to be corrected are shorter. */
const LONG = 20;
const SHOWN = 5;

/** `error`, with only the first items of each long list in its message, and their number. */
export function withShortLists(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const short = message.replace(/(?:^- .*\n?)+/gm, (list) => {
    const items = list.trimEnd().split('\n');
    if (items.length <= LONG) return list;
    return [...items.slice(0, SHOWN), `- … (${items.length} in total)\n`].join('\n');
  });
  // A new error, because the stack of an error, which Docusaurus prints, contains the message that it was created with.
  return short === message ? error : new Error(short, {cause: (error as Error).cause});
}
