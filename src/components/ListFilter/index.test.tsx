// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import ListFilter from './index';

it('shows all entries initially, then only those with all words, without the app', () => {
  const {container} = render(
    <>
      <ListFilter label="Filter the fields" entries="#list>li" />
      <ul id="list">
        <li>checksum.enabled: verifies</li>
        <li>packages[].name: the name</li>
      </ul>
    </>,
  );
  // Runs like an inline script in a browser, without access to modules.
  new Function(container.querySelector('script')?.textContent ?? '')();
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
