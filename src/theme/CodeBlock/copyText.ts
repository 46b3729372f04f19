/** What the copy button copies: of a session its commands alone, else all of the code. */
export function copyText(code: HTMLElement): string {
  const commands = Array.from(code.querySelectorAll('.code-command'), (line) => line.textContent);
  return commands.length > 0 ? commands.join('\n') : (code.textContent ?? '');
}
