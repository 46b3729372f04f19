/** Takes the place of a comment until its line is known; no code contains it. */
const COMMENT = '\0';

/** The commands in `code`, without the comments beside and between them. */
function withoutComments(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const comment of copy.querySelectorAll('.code-comment')) comment.replaceWith(COMMENT);
  return (copy.textContent ?? '')
    .split('\n')
    .filter((line) => line.trim() !== COMMENT)
    .map((line) => line.split(COMMENT)[0]?.trimEnd())
    .join('\n')
    .trim();
}

/**
 * The text that the copy button copies: only the commands of a session; commands for a shell without
 * their comments, because zsh takes a pasted comment for arguments; otherwise the whole code, such as
 * a script with a title.
 */
export function copyText(code: HTMLElement): string {
  const commands = Array.from(code.querySelectorAll('.code-command'), (line) => line.textContent);
  if (commands.length > 0) return commands.join('\n');
  const {language, title} = code.parentElement?.dataset ?? {};
  if (language === 'sh' && title === undefined) return withoutComments(code);
  return code.textContent ?? '';
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
