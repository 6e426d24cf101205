import { Typeface } from './typeface.ts';

// As the site sets its headings and its text; what is Chinese there is set in a face of the visitor's system.
const fraunces = new Typeface({
  sets: () => import.meta.resolve('@fontsource-variable/fraunces/unicode.json'),
  file: (set) => `files/fraunces-${set}-full-normal.woff2`,
  axes: { wght: 600, opsz: 72, SOFT: 60, WONK: 0 },
});
const jakarta = new Typeface({
  sets: () => import.meta.resolve('@fontsource-variable/plus-jakarta-sans/unicode.json'),
  file: (set) => `files/plus-jakarta-sans-${set}-wght-normal.woff2`,
  axes: { wght: 700 },
});
const notoSerif = new Typeface({
  sets: () => import.meta.resolve('@fontsource-variable/noto-serif-sc/unicode.json'),
  file: (set) => `files/noto-serif-sc-${set}-wght-normal.woff2`,
  axes: { wght: 700 },
});

/** In the order in which a character is looked for. */
export const TITLE_FACES: readonly Typeface[] = [fraunces, notoSerif];
export const NAME_FACES: readonly Typeface[] = [jakarta, notoSerif];
