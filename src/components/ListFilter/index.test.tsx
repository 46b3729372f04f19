// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import ListFilter from './index';

const script = readFileSync(
  path.join(__dirname, '../../../plugins/startup/inline/filter.js'),
  'utf8',
);

it('shows all entries at first, then those with all words, without the app', () => {
  new Function(script)();
  render(
    <>
      <ListFilter label="Filter the fields" entries="#list>li" />
      <ul id="list">
        <li>checksum.enabled: verifies</li>
        <li>packages[].name: the name</li>
      </ul>
    </>,
  );
  const hidden = () => screen.getAllByRole('listitem', {hidden: true}).map((each) => each.hidden);
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('searchbox', {name: 'Filter the fields'}), {target: {value}});
  const status = screen.getByRole('status');
  expect(hidden()).toEqual([false, false]);
  expect(status.textContent).toBe('');

  type('VERIFIES check');
  expect(hidden()).toEqual([false, true]);
  expect(status.textContent).toBe('1 of 2 entries match');

  type('nothing');
  expect(hidden()).toEqual([true, true]);
  expect(status.textContent).toBe('None of 2 entries match');

  type(' ');
  expect(hidden()).toEqual([false, false]);
  expect(status.textContent).toBe('');
});
