import {expect, it} from 'vitest';
import {CURRENT, engineOfBuild, indexOfBuild} from '../../scripts/search/built-engine';
import {plainText} from '../../src/search/answer';
import {SNIPPET_WORDS} from '../../src/search/limits';
import {BUILD} from './build';

/** A snippet with an ellipsis was cut after as many words as fit, or a few fewer in front of its best part. */
const LEAST_WORDS = SNIPPET_WORDS - 3;

it('the first hit for the title of each page has a snippet, which is cut only if it is long', async () => {
  const engine = engineOfBuild(BUILD);
  const short: string[] = [];
  for (const {title} of indexOfBuild().pages) {
    const request = {query: title, filters: CURRENT, snippetWords: SNIPPET_WORDS};
    const [hit] = (await engine.search(request)).hits;
    const text = hit ? plainText(hit.text) : '';
    const isCut = text.endsWith('…');
    if (text === '' || (isCut && text.split(/\s+/).length < LEAST_WORDS)) {
      short.push(`${title}: ${text || 'no snippet'}`);
    }
  }
  expect(short).toEqual([]);
});
