/** A line of a recorded session: a typed command or printed output. */
export interface SessionLine {
  /** The prompt, such as `$ `; absent for output and continued commands. */
  prompt?: string;
  kind: 'command' | 'output';
  text: string;
}

const PROMPT = /^(\$ |PS(?: [^>]*)?> )/;
const HEREDOC = /<<-?\s*(['"]?)(\w+)\1/;

/**
 * Distinguishes commands from output in the text of a `console` fence. If `typed` is given, it
 * contains the numbers of the typed lines, starting at 1, so that output that looks like a prompt
 * counts as output.
 */
export function parseSession(code: string, typed?: ReadonlySet<number>): SessionLine[] {
  if (typed) {
    return code.split('\n').map((line, index) => {
      if (!typed.has(index + 1)) return {kind: 'output', text: line};
      const prompt = /^[$>] /.exec(line)?.[0];
      return {prompt, kind: 'command', text: line.slice(prompt?.length ?? 0)};
    });
  }
  let continued = false;
  let heredocEnd: string | undefined;
  return code.split('\n').map((line) => {
    if (heredocEnd) {
      if (line.trim() === heredocEnd) heredocEnd = undefined;
      return {kind: 'command', text: line};
    }
    const prompt = PROMPT.exec(line)?.[0] ?? (continued ? /^> /.exec(line)?.[0] : undefined);
    if (!prompt && !continued) return {kind: 'output', text: line};
    const text = line.slice(prompt?.length ?? 0);
    continued = /[\\`]$/.test(text);
    heredocEnd = HEREDOC.exec(text)?.[2];
    return {prompt, kind: 'command', text};
  });
}
