import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import satori from 'satori';
import {indexedPng} from './png.mjs';

/** @typedef {{title: string, section?: string}} Card The text of a card. */

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The color of the logo, and white. Pixels at edges are a mixture of the two. */
const BACKGROUND = [0x0a, 0x6a, 0x75];
const PALETTE = Array.from({length: 256}, (_, share) =>
  BACKGROUND.map((value) => Math.round(value + ((255 - value) * share) / 255)),
);

/** The logo of static/img/logo.svg in one color: the sign in the drop shows the background. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<mask id="sign"><path fill="#fff" d="M0 0h64v64H0z"/><path fill="none" stroke="#000" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round" d="M21.500 30.500 31 39l-9.500 8.500M35 48h9.500"/></mask>
<path mask="url(#sign)" fill="#fff" d="M32 2C27.5 9.500 9 26.500 9 40a23 22 0 0 0 46 0C55 26.500 36.500 9.500 32 2z"/></svg>`;

const MARK_ADDRESS = `data:image/svg+xml;base64,${Buffer.from(MARK).toString('base64')}`;

const require = createRequire(import.meta.url);
const fonts = /** @type {const} */ ([400, 700]).map((weight) => ({
  name: 'Inter',
  weight,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
}));
const ready = initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** An element in satori's format. */
const box = (style, ...children) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** The font size at which a title fits into three lines, and its longest word into one. @param {string} title */
function sizeOf(title) {
  const word = Math.max(...title.split(' ').map(({length}) => length));
  if (title.length <= 28 && word <= 17) return 96;
  return title.length <= 50 && word <= 21 ? 80 : 64;
}

/** The area of a card in white, with its content at the start or at the end. @param {'start' | 'end'} place */
const area = (place, ...children) =>
  box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: `flex-${place}`,
      padding: '72px 80px',
      color: '#fff',
      fontFamily: 'Inter',
    },
    ...children,
  );

/** The rows of pixels from the top of a card to the end of the logo. */
const HEAD_HEIGHT = 72 + 88;

/** The layout of the logo and the name, above the text. */
const HEAD = area(
  'start',
  box(
    {alignItems: 'center', gap: 20, fontSize: 52, fontWeight: 700},
    {type: 'img', props: {src: MARK_ADDRESS, width: 88, height: 88}},
    box({}, 'aqua'),
  ),
);

/** The layout of the text of a card. @param {Card} card */
const layoutOf = ({title, section}) =>
  area(
    'end',
    box(
      {flexDirection: 'column', gap: 20},
      ...(section ? [box({fontSize: 36, opacity: 0.85}, section)] : []),
      box(
        {
          fontSize: sizeOf(title),
          fontWeight: 700,
          lineHeight: 1.15,
          letterSpacing: -1.5,
          wordBreak: 'break-word',
        },
        title,
      ),
    ),
  );

/** The opacity of each of `pixels`: red, green, blue, and opacity. @param {Uint8Array} pixels */
function opacitiesOf(pixels) {
  const opacities = new Uint8Array(pixels.length / 4);
  for (let each = 0; each < opacities.length; each += 1) opacities[each] = pixels[4 * each + 3];
  return opacities;
}

/**
 * The index in the palette of each pixel of a layout: its opacity, because the layout is white on a transparent
 * background.
 * @param {object} layout
 * @param {string} [title] the title in the layout, for errors
 */
async function indicesOf(layout, title) {
  const svg = await satori(layout, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: (_language, characters) => {
      throw new Error(
        `the card of "${title}" cannot show "${characters}", which its font does not have: ` +
          'leave it out of the title, or add a font in plugins/open-graph/draw.mjs',
      );
    },
  });
  const renderer = new Resvg(svg, {font: {loadSystemFonts: false}});
  const image = renderer.render();
  const {pixels} = image;
  image.free();
  renderer.free();
  return opacitiesOf(pixels);
}

/** The rows of the logo and the name, once they are drawn. @type {Uint8Array | undefined} */
let head;

/**
 * The card of a page as a PNG file of 1200 × 630 pixels. The same text results in the same bytes.
 * @param {Card} card
 * @returns {Promise<Buffer>}
 * @throws {Error} if the font does not have a character of the title or the section
 */
export async function draw(card) {
  await ready;
  const indices = await indicesOf(layoutOf(card), card.title);
  // The logo takes longer to draw than all text.
  head ??= (await indicesOf(HEAD)).subarray(0, HEAD_HEIGHT * WIDTH);
  indices.set(head);
  return indexedPng({width: WIDTH, height: HEIGHT, indices, palette: PALETTE});
}
