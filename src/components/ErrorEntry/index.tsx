import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MouseEvent, ReactNode} from 'react';
import {COPIED_FOR, copyCode} from '../../theme/CodeBlock/copyText';
import styles from './styles.module.css';

/** What the log calls each level. */
const NAMES = {error: 'Error', warning: 'Warning', info: 'Information'} as const;

/** Copies the code beside a button and lets the button say so for a moment. */
async function copyBeside(button: Element): Promise<void> {
  const code = button.parentElement?.querySelector('code');
  const label = button.querySelector('[aria-live]');
  if (!code || !label || !(await copyCode(code))) return;
  const text = label.textContent;
  label.textContent = 'Copied';
  setTimeout(() => {
    label.textContent = text;
  }, COPIED_FOR);
}

/** An entry whose HTML is the page's: its links and buttons are served here, since React has no part in it. */
function StaticEntry({id}: {id: string}) {
  const history = useHistory();
  const click = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('a, button');
    if (pressed instanceof HTMLButtonElement) void copyBeside(pressed);
    if (!(pressed instanceof HTMLAnchorElement) || pressed.origin !== location.origin) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(pressed.pathname + pressed.search + pressed.hash);
  };
  return (
    // biome-ignore lint/a11y: the clicks are those of the links and buttons inside
    <section
      id={id}
      className={styles.entry}
      onClick={click}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves the HTML of the page as it is
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}

/**
 * An error or a warning: the text as it is printed, then its cause and its fix. Without children it
 * keeps the HTML that the page has for it: a list of all messages need not come twice, as HTML and
 * as script.
 */
export default function ErrorEntry({
  id,
  level,
  children,
}: {
  id: string;
  level: keyof typeof NAMES;
  /** Whether the browser's script leaves the children out, on the production site. */
  isStatic?: boolean;
  children?: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  if (children === undefined) return <StaticEntry id={id} />;
  return (
    // Without a name of its own it is no landmark: two hundred of them on a page would lead nowhere.
    <section id={id} className={styles.entry}>
      <p className={styles.level}>
        <a href={`#${id}`}>{NAMES[level]}</a>
      </p>
      {children}
    </section>
  );
}
