/** Reads JSON files that a command of this project writes, such as recorded sessions. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {FactsError, parseFacts} from './load.ts';

/**
 * The content of the JSON file `file`, a path from the root of the site at `siteDir`.
 *
 * @param repair what to do if the file is wrong: the command that writes it
 * @throws a FactsError with file, line and `repair`, if the file is missing, is not JSON, or does not
 *   match `schema`
 */
export function readGenerated<T>(
  siteDir: string,
  file: string,
  schema: z.ZodType<T>,
  repair: string,
): T {
  const fullPath = path.join(siteDir, file);
  if (!existsSync(fullPath)) throw new FactsError([`${file}:1: the file is missing: ${repair}`]);
  const text = readFileSync(fullPath, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new FactsError([`${file}:1: it is not JSON (${(error as Error).message}): ${repair}`]);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  // JSON is YAML, and the YAML parser knows the lines. It is slow, so it reads only what is wrong.
  const problems: string[] = [];
  parseFacts(file, text, schema, problems);
  throw new FactsError(problems.map((problem) => `${problem}: ${repair}`));
}
