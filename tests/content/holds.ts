/**
 * Whether `output` contains the message: the parts between the placeholders, in order. A quoted value
 * of a log line has its quotation marks escaped.
 */
export function holds(output: string, text: string): boolean {
  const parts = text.split(/<[^<>]+>/).filter((part) => part.trim() !== '');
  return [output, output.replaceAll('\\"', '"')].some((each) => {
    let at = 0;
    return parts.every((part) => {
      const next = each.indexOf(part.trim(), at);
      at = next + part.length;
      return next >= 0;
    });
  });
}
