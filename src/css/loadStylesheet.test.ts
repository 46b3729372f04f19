// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {loadStylesheet} from './loadStylesheet';

const links = (address: string) =>
  document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`);

it('adds a style sheet once, and resolves when it applies', async () => {
  const first = loadStylesheet('/a.css');
  expect(loadStylesheet('/a.css')).toBe(first);
  expect(links('/a.css')).toHaveLength(1);
  links('/a.css')[0]?.dispatchEvent(new Event('load'));
  await first;
  await loadStylesheet('/a.css');
  expect(links('/a.css')).toHaveLength(1);
});

it('does not add a style sheet of the prerendered page', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/b.css">';
  await loadStylesheet('/b.css');
  expect(links('/b.css')).toHaveLength(1);
});

it('reports the address of a style sheet that fails, and requests it again', async () => {
  const failed = loadStylesheet('/c.css');
  links('/c.css')[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toMatchObject({request: '/c.css'});
  expect(links('/c.css')).toHaveLength(0);
  const again = loadStylesheet('/c.css');
  links('/c.css')[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});
