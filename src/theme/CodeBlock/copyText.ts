/** What the copy button copies: of a session its commands alone, else all of the code. */
export function copyText(code: HTMLElement): string {
  const commands = Array.from(code.querySelectorAll('.code-command'), (line) => line.textContent);
  return commands.length > 0 ? commands.join('\n') : (code.textContent ?? '');
}

/** How long a button says that the code was copied, in milliseconds. */
export const COPIED_FOR = 1500;

/**
 * Copies `code`, or, without a clipboard (no HTTPS, no leave of the reader), selects it, ready for
 * Ctrl+C. Says whether it was copied.
 */
export async function copyCode(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copyText(code));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
