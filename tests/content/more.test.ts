import {expect, it} from 'vitest';
import {currentFacts} from '../../plugins/facts/load.ts';
import {loadQuestions, messageIn} from '../../plugins/search/questions.ts';
import {builtPages, ROOT} from './build';

const facts = currentFacts(ROOT);

/** A link "More about …" below a fact: the place of the fact, its name, and the target page. */
interface MoreLink {
  readonly from: string;
  readonly name: string;
  readonly target: string;
}

/** All links "More about …" that `page` or `guide` of a fact creates. */
const links: readonly MoreLink[] = [
  ...Object.entries(facts.fields).flatMap(([file, {objects}]) =>
    objects.flatMap(({at, fields}) =>
      fields.map(({name, page}) => ({
        from: `facts/fields/${file}.yaml: ${at}`,
        name,
        target: page,
      })),
    ),
  ),
  ...facts.environment.variables.map(({name, guide}) => ({
    from: 'facts/environment.yaml',
    name,
    target: guide,
  })),
  ...Object.entries(facts.lists).flatMap(([file, {items}]) =>
    items.map(({name, page}) => ({from: `facts/lists/${file}.yaml`, name, target: page})),
  ),
].filter((link): link is MoreLink => link.target !== undefined);

/** The code spans of each page, which contain all fields, variables, and values. */
const codeByRoute = new Map(
  builtPages().map(({route, $}) => [
    route.replace(/\/$/, ''),
    $('main :is(code, pre)')
      .toArray()
      .map((element) => $(element).text()),
  ]),
);

/** Whether `name` is a whole word of `text`: `page` is not in `page_size`. */
const names = (text: string, name: string): boolean => text.split(/[^\w-]+/).includes(name);

it('finds a name only as a whole word', () => {
  expect(names('checksum: {enabled: true}', 'enabled')).toBe(true);
  expect(names('go_version_path', 'go_version')).toBe(false);
});

it('has links to check', () => {
  expect(links.length).toBeGreaterThan(80);
});

it('links facts to pages that mention the subject', () => {
  const silent = links
    .filter(({name, target}) => {
      const route = target.replace(/#.*$/, '').replace(/\/$/, '');
      return !codeByRoute.get(route)?.some((text) => names(text, name));
    })
    .map(({from, name, target}) => `${from}: ${name}: ${target} does not mention \`${name}\``);
  expect(silent, 'mention the subject on the page, or link to another page').toEqual([]);
});

it('leads from messages of other programs to pages that contain them', () => {
  const messages = loadQuestions(ROOT).flatMap(({route, questions, file}) =>
    questions.flatMap((question) => {
      const message = messageIn(question);
      // A placeholder such as `<name>` is any text.
      const text = message?.replace(/ <[^>]*>/g, '');
      return text ? {route: route.replace(/\/$/, ''), message: text, file} : [];
    }),
  );
  expect(messages.length).toBeGreaterThan(5);
  const silent = messages
    .filter(
      ({route, message}) =>
        !codeByRoute.get(route)?.some((text) => text.toLowerCase().includes(message.toLowerCase())),
    )
    .map(({route, message, file}) => `${file}: ${route} does not contain \`${message}\``);
  expect(silent, 'add the message to the page, or lead it to another page').toEqual([]);
});
