// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/useBaseUrl', () => ({default: () => '/base/'}));

const {ListFailure} = await import('./ListFailure');

const OPENED = ['/base/assets/js/main.1.js'];
const retry = vi.fn();

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  retry.mockClear();
});

/** Shows the error on a page of the production build; `answer` is the server's answer to `version.json`. */
function show(answer: () => Response | Promise<Response>) {
  const scripts = Object.assign(document.createElement('script'), {
    id: 'app-scripts',
    type: 'application/json',
    textContent: JSON.stringify(OPENED),
  });
  document.body.append(scripts);
  const fetched = vi.fn(async (_address: string) => answer());
  vi.stubGlobal('fetch', fetched);
  render(<ListFailure onRetry={retry} />);
  return fetched;
}

it('offers to reload the page if the site was deployed again', async () => {
  const fetched = show(() => Response.json({scripts: ['/base/assets/js/main.2.js']}));
  expect(await screen.findByRole('button', {name: 'Reload'})).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This site has changed');
  expect(fetched).toHaveBeenCalledWith('/base/version.json', {cache: 'no-cache'});
});

it.each([
  ['the site is the same', () => Response.json({scripts: OPENED})],
  ['the server lacks the file', () => new Response('', {status: 404})],
  ['the server sends something else', () => new Response('<html>')],
  ['there is no network', () => Promise.reject(new TypeError('no network'))],
])('tries again if %s', async (_, answer) => {
  const fetched = show(answer);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('check your network connection');
});
