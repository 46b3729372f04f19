import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type * as z from 'zod';

/**
 * The exceptions that a check allows, from the YAML file `name` beside this module.
 *
 * @throws if the file does not match `schema`
 */
export const readExceptions = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> =>
  schema.parse(parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')));
