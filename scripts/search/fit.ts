/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>;

/** The step sizes of the search for a better value, smaller in each round. */
const STEPS = [0.3, 0.15, 0.07];

/**
 * Coordinate ascent: changes one number at a time, up or down, and keeps improvements, in one round for each of
 * {@link STEPS}.
 *
 * @param worth rates the numbers: higher is better
 * @param least the minimum improvement of a change, so that no number depends on a single query
 * @param report called for every change that is kept
 */
export async function coordinateAscent<Kind extends Numbers>(
  start: Kind,
  worth: (numbers: Kind) => number | Promise<number>,
  least: number,
  report: (name: string, value: number, worth: number) => void = () => {},
): Promise<Kind> {
  let numbers = start;
  let best = await worth(start);
  for (const step of STEPS) {
    for (const name of Object.keys(start)) {
      for (const factor of [1 + step, 1 / (1 + step)]) {
        const value = Number(((numbers[name] ?? 0) * factor).toPrecision(3));
        const next = {...numbers, [name]: value};
        const gained = await worth(next);
        if (gained < best + least) continue;
        best = gained;
        numbers = next;
        report(name, value, gained);
        break;
      }
    }
  }
  return numbers;
}

/**
 * The source of a file with new values for some of the numbers of a group.
 *
 * @param group the name of the exported object
 * @throws Error if the group does not contain a number
 */
export function withNumbers(source: string, group: string, numbers: Numbers): string {
  return Object.entries(numbers).reduce((text, [name, value]) => {
    const line = new RegExp(
      `(?<=^export const ${group} = \\{\\n(?:(?!\\}).*\\n)*  ${name}: )-?[\\d.]+(?=,$)`,
      'm',
    );
    if (!line.test(text)) throw new Error(`${group} has no line "  ${name}: number,"`);
    return text.replace(line, String(value));
  }, source);
}
