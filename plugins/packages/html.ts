/** A piece of HTML. Text, in contrast, is escaped when it is inserted. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Value = string | number | false | undefined | Html | readonly Value[];

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes `text` for HTML, and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

/** A cache of templates without the indentation of their source. */
const trimmed = new WeakMap<TemplateStringsArray, string[]>();

function trim(parts: TemplateStringsArray): string[] {
  const known = trimmed.get(parts);
  if (known) return known;
  const made = parts.map((part) => part.replace(/\n\s*/g, '\n'));
  trimmed.set(parts, made);
  return made;
}

/** A template of HTML: values are escaped, lists are joined, false and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  let text = '';
  for (const [index, part] of trim(parts).entries()) text += part + render(values[index]);
  return new Html(text);
}

/** Marks a string as HTML that is already well-formed. */
export const raw = (text: string): Html => new Html(text);
