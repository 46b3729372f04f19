// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';

const collectAnchor = vi.fn();
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: vi.fn()}),
}));

const {default: ErrorEntry} = await import('./index');

it.each([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['info', 'Information'],
] as const)(
  'shows the name of the level %s, and its link to itself is named after the message',
  (level, name) => {
    render(
      <ErrorEntry id="message-x" level={level} text="list tags: <error>">
        text
      </ErrorEntry>,
    );
    expect(document.getElementById('message-x')?.textContent).toBe(`${name}text`);
    expect(screen.queryByRole('region')).toBeNull();
    expect(
      screen.getByRole('link', {name: `${name}: list tags: <error>`}).getAttribute('href'),
    ).toBe('#message-x');
    expect(collectAnchor).toHaveBeenCalledWith('message-x');
  },
);
