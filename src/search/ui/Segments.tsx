import type {ReactNode} from 'react';
import type {Segment} from '../answer';

/** A text with its matches in `<mark>` elements. Markup in the text is not interpreted. */
export function Segments({of: segments}: {of: readonly Segment[]}): ReactNode {
  let at = 0;
  return segments.map(({text, isMatch}) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}
