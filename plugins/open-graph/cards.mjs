import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What a card depends on besides its text: another version of a package may produce other bytes. */
const code = ['draw.mjs', 'png.mjs', '../../package.json'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** @param {import('./draw.mjs').Card} card */
const keyOf = ({title, section}) =>
  createHash('sha256')
    .update(JSON.stringify([title, section, ...code]))
    .digest('hex');

/**
 * Draws cards, and returns the path of the file of each. The name of a file is a hash of the text of the
 * card, the code that draws it, and package.json, so that a card is drawn only once.
 * @param {readonly import('./draw.mjs').Card[]} cards
 * @param {string} cache the folder of the files
 */
export async function drawAll(cards, cache) {
  mkdirSync(cache, {recursive: true});
  const files = [];
  for (const card of cards) {
    const file = path.join(cache, `${keyOf(card)}.png`);
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
