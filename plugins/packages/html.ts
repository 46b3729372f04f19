import {escapeText} from '../highlight/html.ts';

/** A piece of well-formed HTML. Text, in contrast, is escaped when it is inserted. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | false | undefined | Html | readonly Value[];

/** Escapes `text` for HTML, and for attributes in double quotes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

/** A template of HTML: values are escaped, lists are joined, false and undefined leave nothing. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(''));
