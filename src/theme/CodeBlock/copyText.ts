/**
 * The text that the copy button copies: only the commands of a session, otherwise the whole code.
 */
export function copyText(code: HTMLElement): string {
  const commands = Array.from(code.querySelectorAll('.code-command'), (line) => line.textContent);
  return commands.length > 0 ? commands.join('\n') : code.textContent;
}

/** The timer of each label that will end its confirmation. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Copies the code beside a copy button, and makes the button confirm it briefly. Without access to the clipboard (no
 * HTTPS, or no permission), selects the code for Ctrl+C.
 */
export async function copyBeside(button: Element): Promise<void> {
  const code = button.parentElement?.querySelector<HTMLElement>('pre code');
  const label = button.querySelector('[aria-live]');
  if (!code || !label) return;
  try {
    await navigator.clipboard.writeText(copyText(code));
  } catch {
    getSelection()?.selectAllChildren(code);
    return;
  }
  label.textContent = 'Copied';
  // Another click confirms for the whole time again.
  clearTimeout(timers.get(label));
  const end = setTimeout(() => {
    label.textContent = 'Copy';
  }, 1500);
  timers.set(label, end);
}
