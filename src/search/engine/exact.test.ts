import {describe, expect, it} from 'vitest';
import type {IndexedPage} from '../index/format';
import {ExactNames} from './exact';

const page: IndexedPage = {
  path: '/docs/reference/codes/',
  title: 'Error and warning messages',
  area: 'Reference',
  language: 'en',
  tag: 'docs-default-current',
  rank: 5,
  isError: false,
  keywords: [],
  questions: [],
  headings: [
    {level: 3, text: 'Ordinary heading', anchor: 'ordinary-heading'},
    {level: 3, text: "package isn't found in the registry", anchor: 'message-package-unknown'},
    {level: 3, text: 'Where are packages installed?', anchor: 'where-are-the-tools'},
    {level: 2, text: 'Check that it works', anchor: 'check'},
    {level: 2, text: 'Check that it works', anchor: 'check-again'},
    {level: 7, text: 'AQUA_LOG_COLOR', anchor: 'AQUA_LOG_COLOR'},
    {level: 7, text: 'AQUA_LOG_LEVEL', anchor: 'AQUA_LOG_LEVEL'},
    {level: 7, text: '--only-link, -l', anchor: 'aqua-install--only-link'},
    {level: 3, text: 'aqua root-dir', anchor: 'aqua-root-dir'},
    {level: 7, text: '--tags, -t', anchor: 'aqua-install--tags', names: ['no tag here']},
    {level: 7, text: 'file_format', anchor: 'field-packages.checksum.file_format'},
    {level: 3, text: 'download a file: status code <number> (<text>)', anchor: 'message-status'},
    {level: 3, text: 'install a crate: <error>', anchor: 'message-crate'},
    {level: 3, text: 'open a file: <error>', anchor: 'message-open'},
    {level: 3, text: 'aqua install', anchor: 'aqua-install', names: ['aqua i']},
    {
      level: 2,
      text: 'The network',
      anchor: 'network',
      names: ['no such host', 'permission was denied', 'zsh: killed', 'zsh: killed <name>'],
    },
    {level: 7, text: '-o', anchor: 'aqua-install-o'},
    {level: 3, text: 'the file is changed. It is ignored', anchor: 'message-changed'},
    {level: 3, text: 'the tool is missing: <tool>', anchor: 'message-missing'},
  ],
};
const names = new ExactNames({origin: '', pages: [page], terms: [], postings: []});

describe('places whose name is the query', () => {
  it.each([
    "package isn't found in the registry",
    "ERR package isn't found in the registry package_name=foo/bar",
    "The package isn't found in the registry",
    "the package isn't found in the registry registry_name=standard",
    'error="package isn\'t found in the registry"',
    "package isn't found in the registry.",
    "aqua package isn't found in the registry",
  ])('%s', (query) => {
    expect(names.find(query).map(({heading}) => heading)).toEqual([1]);
  });

  it('include flags with one letter after their command, and the first sentence of a message', () => {
    const found = (query: string) =>
      names.find(query).map(({heading}) => page.headings[heading]?.anchor);
    expect(found('aqua install -o')).toEqual(['aqua-install-o']);
    expect(found('aqua i -o')).toEqual(['aqua-install-o']);
    expect(found('The file is changed.')).toEqual(['message-changed']);
    expect(found('the file is')).toEqual([]);
    expect(found('tool is missing')).toEqual(['message-missing']);
  });

  it('do not exist if the query only contains a name or is an ordinary heading', () => {
    expect(names.find("why: package isn't found in the registry, and now")).toEqual([]);
    expect(names.find('ordinary heading')).toEqual([]);
    expect(names.find('check that it works')).toEqual([]);
  });

  it.each(['?', '"', '[]', 'the "'])('do not exist for punctuation: %s', (query) => {
    expect(names.find(query)).toEqual([]);
  });

  it.each([
    ['install a crate: exit status 1', [12]],
    ['ERR aqua failed error="install a crate: open a file: no such file"', [12]],
    ['open a file: no such file', [13]],
    ['install a crate: download a file: status code 404 (Not Found)', [11]],
    ['install a crateful: exit status 1', []],
    ['download a file: status code 404 (Not Found)', [11]],
    ['install a crate and then', []],
  ])('are the most specific message in the chain of errors %s', (query, found) => {
    expect(names.find(query).map(({heading}) => heading)).toEqual(found);
  });

  it.each([
    ['no such host', [15]],
    ['dial tcp: lookup github.com on 10.0.0.2:53: no such host', [15]],
    ['ERR aqua failed error="get a file: dial tcp: lookup github.com: no such host"', [15]],
    ['install a crate: permission was denied', [12]],
    ['open a file: permission was denied', [15]],
    ['there is no such host', []],
    ['install: no tag here', [9]],
    ['dial tcp: no such host look it up', []],
    ['zsh: killed gh', [15]],
    ['zsh: killed', [15]],
    ['killed', []],
  ])('are messages of other programs, unless aqua adds a specific one: %s', (query, found) => {
    expect(names.find(query).map(({heading}) => heading)).toEqual(found);
  });

  it.each([
    ['AQUA_LOG_C', [5]],
    ['aqua_log_l', [6]],
    ['--only', [7]],
    ['root-d', [8]],
    ['root-dir', [8]],
    ['install', []],
    ['aqua inst', [14]],
    ['aqua ro', [8]],
    ['AQUA_LOG_', []],
    ['AQUA_LOG_C color', []],
  ])('include the only place whose name starts with %s', (query, found) => {
    expect(names.find(query).map(({heading}) => heading)).toEqual(found);
  });

  it.each([
    ['export AQUA_LOG_COLOR=always', 5],
    ['set -gx AQUA_LOG_COLOR always', 5],
    ['$Env:AQUA_LOG_LEVEL = "debug"', 6],
    ['$env:AQUA_LOG_LEVEL', 6],
    ['AQUA_LOG_LEVEL, AQUA_LOG_COLOR', 6],
    ['aqua install --tags ci', 9],
    ['aqua install -t ci', 9],
    ['aqua install --tags=ci,local', 9],
    ['aqua root-dir --short', 8],
    ['aqua root-dir -x y', 8],
    ['aqua i -l', 7],
    ['i -l', 7],
    ['aqua i --unknown', 14],
    ['aqua exec -- gh', undefined],
  ])('include the place of %s', (query, place) => {
    expect(names.find(query)[0]?.heading).toBe(place);
  });

  it.each([
    'packages.checksum.file_format',
    'packages[].checksum.file_format:',
    'checksum.file_format',
    'checksum file_format',
    'checksum.file_f',
    'checksum file_f',
    'file_format',
  ])('are fields, by any part of their dotted names: %s', (query) => {
    expect(names.find(query).map(({heading}) => heading)).toContain(10);
  });

  it.each(['where are packages installed', 'Where are packages installed?'])('%s', (query) => {
    expect(names.find(query).map(({heading}) => heading)).toEqual([2]);
  });
});
