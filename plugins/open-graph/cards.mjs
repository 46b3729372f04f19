import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const own = ['draw.mjs', 'png.mjs'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** @param {import('./draw.mjs').Card} card @param {string} packages */
const keyOf = ({title, section}, packages) =>
  createHash('sha256')
    .update(JSON.stringify([title, section, packages, ...own]))
    .digest('hex');

/**
 * Draws cards, and returns the path of the file of each. The name of a file is a hash of the text of the
 * card, the code that draws it, and the versions of the packages, so that a card is drawn only once.
 * @param {readonly import('./draw.mjs').Card[]} cards
 * @param {string} cache the folder of the files
 * @param {string} packages the packages that draw, with their versions
 */
export async function drawAll(cards, cache, packages) {
  mkdirSync(cache, {recursive: true});
  const files = [];
  for (const card of cards) {
    const file = path.join(cache, `${keyOf(card, packages)}.png`);
    if (!existsSync(file)) {
      // Loaded only when there is something to draw.
      const {draw} = await import('./draw.mjs');
      // Renamed when it is complete: a build may be stopped, and another may run at the same time.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(unfinished, await draw(card));
      renameSync(unfinished, file);
    }
    files.push(file);
  }
  return files;
}
