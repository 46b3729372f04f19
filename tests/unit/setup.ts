import {afterAll, afterEach, vi} from 'vitest';
import {deleteTemporaryFolders} from '../../scripts/shared/temporary';

/*
 * Test files share modules and, in jsdom, a document. What one file renders or mocks must not reach the next:
 * Testing Library only cleans up after the first file that imports it, and a module that was imported with the
 * mocks of one file keeps them.
 */
afterAll(() => {
  vi.unstubAllGlobals();
  deleteTemporaryFolders();
});

if (typeof document !== 'undefined') {
  vi.resetModules();
  const {cleanup} = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
