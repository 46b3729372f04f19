import path from 'node:path';

/** The root of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** The production build. */
export const BUILD = path.join(ROOT, 'build');
