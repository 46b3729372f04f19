/*
 * Draws cards in a thread of its own, beside the bundler. It answers each card with the place of its
 * file: what it has drawn once it keeps, by the words of the card and all that it is drawn with.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';

/** @type {{cards: import('./draw.mjs').Card[], cache: string, packages: string}} */
const {cards, cache, packages} = workerData;

const own = ['draw.mjs', 'png.mjs'].map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** @param {import('./draw.mjs').Card} card */
const keyOf = ({title, section}) =>
  createHash('sha256')
    .update(JSON.stringify([title, section, packages, ...own]))
    .digest('hex');

mkdirSync(cache, {recursive: true});
const files = [];
for (const card of cards) {
  const file = path.join(cache, `${keyOf(card)}.png`);
  if (!existsSync(file)) {
    // Loaded only when there is something to draw.
    const {draw} = await import('./draw.mjs');
    // Under another name until it is whole: a build may be stopped, or run beside another.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await draw(card));
    renameSync(unfinished, file);
  }
  files.push(file);
}
parentPort?.postMessage(files);
