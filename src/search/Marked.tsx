import type {ReactNode} from 'react';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => NAMED[name] ?? entity);

/**
 * A text with its matches marked. The value comes from an index or from a host: its tags for
 * highlighting become elements, everything else in it stays text.
 */
export function Marked({value}: {value: string}): ReactNode {
  const parts = value.split(/(<mark>.*?<\/mark>)/s);
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.length;
    const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
    return inner === undefined ? decode(part) : <mark key={key}>{decode(inner)}</mark>;
  });
}
