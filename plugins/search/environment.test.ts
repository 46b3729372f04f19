import {describe, expect, it} from 'vitest';
import {searchSetup} from './environment';

describe('searchSetup', () => {
  it('uses the embedded index if no variable is set', () => {
    const setup = searchSetup({});
    expect(setup.engine).toBe('embedded');
    expect(setup.algolia).toMatchObject({indexName: 'aqua', contextualSearch: true});
    expect(JSON.stringify(setup)).not.toContain('algolia.net');
  });

  it('uses Algolia if all three variables are set', () => {
    const setup = searchSetup({
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_HOSTS: 'http://127.0.0.1:1, http://127.0.0.1:2',
    });
    expect(setup.engine).toBe('algolia');
    expect(setup.algolia).toMatchObject({appId: 'APP', apiKey: 'key', indexName: 'docs'});
    expect(setup.hosts).toEqual(['http://127.0.0.1:1', 'http://127.0.0.1:2']);
  });

  it.each([
    [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are not set'],
    [{ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs'}, 'ALGOLIA_API_KEY is not set'],
    [
      {ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs', ALGOLIA_APP_ID: ' '},
      'ALGOLIA_APP_ID is not set',
    ],
  ])('stops the build if only %o is set', (env, message) => {
    expect(() => searchSetup(env)).toThrow(message);
  });
});
