import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';
import {copyBeside} from './copyText';

/** Properties of a code block; `html` comes from the build (`plugins/highlight`). */
export interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  /** The code, highlighted by `plugins/highlight`. */
  readonly html?: string;
  /** A short remark at the block's head, such as that the sample is wrong. */
  readonly label?: string;
  readonly language?: string;
  /** The name of the file, or another title. */
  readonly title?: ReactNode;
}

/**
 * A block of code with its title and a copy button. Ejected: the theme's component runs Prism in
 * the browser for text that never changes.
 */
export default function CodeBlock({
  children,
  className,
  html,
  label,
  language,
  title,
}: Props): ReactNode {
  // React writes the HTML again if the object changes, which replaces the text that a Player hides.
  const inner = useMemo(() => ({__html: html ?? ''}), [html]);

  return (
    <div className={clsx('theme-code-block', className)}>
      {(title || label) && (
        <div className="code-head">
          {title && <span>{title}</span>}
          {label && <span className="code-label">{label}</span>}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls needs the keyboard */}
      <pre tabIndex={0} data-language={language}>
        {html === undefined ? (
          <code>{typeof children === 'string' ? children.replace(/\n$/, '') : children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written and escaped by the build
          <code dangerouslySetInnerHTML={inner} />
        )}
      </pre>
      <button
        type="button"
        className="code-copy"
        onClick={({currentTarget}) => copyBeside(currentTarget)}
      >
        <span aria-live="polite">Copy</span>
        <span className="visually-hidden"> code</span>
      </button>
    </div>
  );
}
