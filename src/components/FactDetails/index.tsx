import type {ReactNode} from 'react';

/**
 * Details that only some readers need: folded at first. They unfold without a script, unlike those of the theme, which
 * Docusaurus puts in place of a `<details>` in a page.
 */
export default function FactDetails({summary, children}: {summary: string; children: ReactNode}) {
  return (
    <details className="fact-details">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
