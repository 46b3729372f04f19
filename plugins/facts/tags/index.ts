/** The tags that show facts. */
import {articles} from './articles.ts';
import {commands} from './commands.ts';
import {environmentVariables} from './environment.ts';
import {fields} from './fields.ts';
import {list} from './list.ts';
import {fieldMatrix} from './matrix.ts';
import {message, messages} from './messages.ts';
import {since, version} from './version.ts';

export const factTags = [
  articles,
  commands,
  environmentVariables,
  fieldMatrix,
  fields,
  list,
  message,
  messages,
  since,
  version,
];
