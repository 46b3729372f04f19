/**
 * The text that the copy button copies: only the commands of a session, otherwise the whole code.
 */
export function copyText(code: HTMLElement): string {
  const commands = Array.from(code.querySelectorAll('.code-command'), (line) => line.textContent);
  return commands.length > 0 ? commands.join('\n') : code.textContent;
}

/** How long a button shows that the code was copied, in milliseconds. */
export const COPIED_FOR = 1500;

/**
 * Copies `code`. Without access to the clipboard (no HTTPS, or no permission), selects the code for
 * Ctrl+C. Returns whether the code was copied.
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
