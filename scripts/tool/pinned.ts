import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const schema = z.object({version: z.string().regex(/^v\d+\.\d+\.\d+$/), module: z.string()});

/** The documented release, from `facts/tool.yaml`: the one place where its version stands. */
export function pinnedTool(): z.infer<typeof schema> {
  const file = path.resolve(__dirname, '../../facts/tool.yaml');
  return schema.parse(parse(readFileSync(file, 'utf8')));
}
