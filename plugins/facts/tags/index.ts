/** The tags that pages may use. To add one, write a Tag in a file of its own and name it here. */
import {articles} from './articles.ts';
import {command, commands} from './commands.ts';
import {environmentVariables} from './environment.ts';
import {fields} from './fields.ts';
import {list} from './list.ts';
import {fieldMatrix} from './matrix.ts';
import {message, messages} from './messages.ts';
import type {Tag} from './tag.ts';
import {since, version} from './version.ts';

export const tags: Readonly<Record<string, Tag>> = {
  Fields: fields,
  FieldMatrix: fieldMatrix,
  Command: command,
  Commands: commands,
  EnvironmentVariables: environmentVariables,
  List: list,
  Message: message,
  Messages: messages,
  Articles: articles,
  Version: version,
  Since: since,
};
