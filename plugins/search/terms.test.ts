import {expect, it} from 'vitest';
import {recordsOf} from '../../tests/search/fixtures';
import {namedCommands} from './terms';

it('finds the commands in headings and samples, and no other words that follow the name of the tool', () => {
  const blocks = ['# aqua vacuum', '# aqua is slow', '# aqua which version', 'Run aqua yourself'];
  const records = recordsOf([{path: '/docs/commands', title: 'Commands', blocks}]);
  expect([...namedCommands(records)]).toEqual(['vacuum']);
  const content = '$ aqua which gh\naqua install -l\naqua i -l\ncd aqua files';
  const samples = records.map((record) => ({...record, role: 'code' as const, content}));
  expect([...namedCommands(samples.slice(-1))]).toEqual(['which', 'install', 'i']);
});
