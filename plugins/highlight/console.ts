/** A line of a recorded session: what was typed after a prompt, or what was printed. */
export interface SessionLine {
  /** The prompt, such as `$ `; absent for output and continued commands. */
  prompt?: string;
  kind: 'command' | 'output';
  text: string;
}

const PROMPT = /^(\$ |PS(?: [^>]*)?> )/;
const HEREDOC = /<<-?\s*(['"]?)(\w+)\1/;

/**
 * Tells commands and output apart in the text of a `console` fence. `typed` holds the numbers of the
 * lines that were typed, the first being 1, where that is known: then output that looks like a
 * prompt is output.
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
