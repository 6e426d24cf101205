import type { Sharp } from 'sharp';
import type { PixelJobs } from '../pixel-jobs.ts';
import { sharp, withDrawings } from '../sharp.ts';
import { Lettering } from './lettering.ts';
import { ELLIPSIS, fitsByTerms, fitsWhole, linesOf } from './lines.ts';
import { Typeface } from './typeface.ts';

// The fonts of the site, except for Chinese, which the site sets in a system font.
const fraunces = new Typeface({
  unicodeJson: () => import.meta.resolve('@fontsource-variable/fraunces/unicode.json'),
  file: (set) => `files/fraunces-${set}-full-normal.woff2`,
  axes: { wght: 600, opsz: 72, SOFT: 60, WONK: 0 },
});
const jakarta = new Typeface({
  unicodeJson: () => import.meta.resolve('@fontsource-variable/plus-jakarta-sans/unicode.json'),
  file: (set) => `files/plus-jakarta-sans-${set}-wght-normal.woff2`,
  axes: { wght: 700 },
});
const notoSerif = new Typeface({
  unicodeJson: () => import.meta.resolve('@fontsource-variable/noto-serif-sc/unicode.json'),
  file: (set) => `files/noto-serif-sc-${set}-wght-normal.woff2`,
  axes: { wght: 700 },
});

/** Each character is drawn in the first typeface that contains it. */
const TITLE_FACES: readonly Typeface[] = [fraunces, notoSerif];
const NAME_FACES: readonly Typeface[] = [jakarta, notoSerif];

type Order = PixelJobs['card']['request'];

interface Layout {
  margin: number;
  /** Font sizes in pixels, descending: the first at which the title takes at most `goodLines`, else the smallest. */
  sizes: readonly number[];
  goodLines: number;
  nameSize: number;
}

const WIDE: Layout = { margin: 68, sizes: [100, 88, 78, 68, 60], goodLines: 2, nameSize: 28 };
const SQUARE: Layout = { margin: 44, sizes: [72, 64, 56, 48, 42, 36], goodLines: 3, nameSize: 24 };

const MAX_LINES = 3;
const LEADING = 1.12;
/** Line height for Chinese, whose glyphs leave no space between the lines. */
const UNSPACED_LEADING = 1.28;
/** In ems. */
const DESCENT = 0.26;
const CAPITALS = 0.72;

const QUALITIES = [84, 76, 66, 54, 42, 30];

export async function drawCard(order: Order): Promise<Buffer> {
  const { width, height, maxBytes } = order;
  const lettered = Buffer.from(await drawing(order));
  const layer = await withDrawings(() => sharp(lettered).ensureAlpha().raw().toBuffer());
  const { data } = await (await cropped(order))
    .flatten({ background: '#041824' })
    .removeAlpha()
    .composite([{ input: layer, raw: { width, height, channels: 4 } }])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const card = sharp(data, { raw: { width, height, channels: 3 } });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return bytes;
}

/** Crops around the focal point like CSS `object-position`, or else around the most salient region. */
async function cropped({ master, width, height, focal }: Order): Promise<Sharp> {
  const picture = sharp(master, { failOn: 'error' });
  if (!focal) return picture.resize({ width, height, fit: 'cover', position: 'attention' });
  const size = await picture.metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const [wide, high] = [Math.max(width, Math.round(size.width * scale)), Math.max(height, Math.round(size.height * scale))];
  const [left, top] = [Math.round((wide - width) * focal.x), Math.round((high - height) * focal.y)];
  return picture.resize({ width: wide, height: high, fit: 'fill' }).extract({ left, top, width, height });
}

/** Draws outlines instead of text, so that the result does not depend on installed fonts. */
async function drawing({ width, height, title, name }: Order): Promise<string> {
  const layout = width > height ? WIDE : SQUARE;
  const { outlines, top } = await titleAt(title, width, height, layout);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="side"><stop stop-color="#06304a" stop-opacity=".36"/><stop offset=".7" stop-color="#06304a" stop-opacity="0"/></linearGradient>
      <linearGradient id="depth" x1="0" y1="0" x2="0" y2="1">${depthFrom(top / height)}</linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#depth)"/>
    ${await nameAt(name, layout)}${outlines}
  </svg>`;
}

/** Keeps white text readable on any picture. `title` is the top of the title as a fraction of the height. */
function depthFrom(title: number): string {
  const clear = 0.24;
  const stops = [
    [0, 0.5],
    [clear, 0.06],
    [Math.max(clear, title - 0.2), 0.14],
    [title, 0.56],
    [(title + 1) / 2, 0.76],
    [1, 0.94],
  ];
  return stops.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#041824" stop-opacity="${opacity}"/>`).join('');
}

async function nameAt(name: string, { margin, nameSize }: Layout): Promise<string> {
  const letters = await Lettering.of(name, NAME_FACES);
  const mark = nameSize * 1.9;
  const y = margin * 0.72;
  return `<g transform="translate(${margin - mark * 0.09} ${y}) scale(${mark / 40})">
      <path d="M9.6 19a10.4 10.4 0 0 1 20.8 0Z" fill="#ff6b52"/>
      <path d="M3.5 23.5c3.3 0 3.3-2.5 6.6-2.5s3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5 3.3 2.5 6.6 2.5 3.3-2.5 6.6-2.5M9 29.5c2.8 0 2.8-2 5.5-2s2.8 2 5.5 2 2.8-2 5.5-2 2.8 2 5.5 2M15 35c2.5 0 2.5-1.6 5-1.6s2.5 1.6 5 1.6" fill="none" stroke="#edf7f6" stroke-width="2" stroke-linecap="round"/>
    </g>
    <g fill="#edf7f6">${letters.outlines(letters.text, { x: margin + mark * 1.1, y: y + mark * 0.6, size: nameSize })}</g>`;
}

/** `top` is in pixels. */
async function titleAt(
  title: string,
  width: number,
  height: number,
  { margin, sizes, goodLines }: Layout,
): Promise<{ outlines: string; top: number }> {
  const letters = await Lettering.of(title, TITLE_FACES, ELLIPSIS);
  const room = width - 2 * margin;
  const measuredAt = (size: number) => (text: string) => letters.width(text) * size;
  const sizeWhere = (fits: typeof fitsWhole) => sizes.find((size) => fits(letters.text, room, goodLines, measuredAt(size)));
  const size = sizeWhere(fitsWhole) ?? sizeWhere(fitsByTerms) ?? sizes.at(-1) ?? 0;
  const lines = linesOf(letters.text, room, MAX_LINES, measuredAt(size));
  const leading = size * (/\p{Script=Han}/u.test(letters.text) ? UNSPACED_LEADING : LEADING);
  const last = height - margin - DESCENT * size * 0.5;
  if (lines.length === 0) return { outlines: '', top: height - margin };
  const letter = (line: string, at: number) => letters.outlines(line, { x: margin, y: last - (lines.length - 1 - at) * leading, size });
  const top = last - (lines.length - 1) * leading - CAPITALS * size;
  const rule = `<rect x="${margin}" y="${top - size * 0.5}" width="${size * 0.9}" height="5" rx="2.5" fill="#ff6b52"/>`;
  return { outlines: `${rule}<g fill="#ffffff">${lines.map(letter).join('')}</g>`, top: top - size * 0.5 };
}
