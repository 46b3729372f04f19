/*
 * The worker thread that draws cards. It answers with the path of the file of each card. The name of a file
 * is a hash of the text of the card, the code that draws it, and the versions of the packages, so that a
 * card is drawn only once.
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
    // Renamed when it is complete: a build may be stopped, and another may run at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await draw(card));
    renameSync(unfinished, file);
  }
  files.push(file);
}
parentPort?.postMessage(files);
