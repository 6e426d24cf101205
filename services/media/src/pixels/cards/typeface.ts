import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';

/** A font family of an npm package: WOFF2 files with subsets of characters, and axes. */
export interface Family {
  /** URL of the npm package's `unicode.json`, which lists the characters of each subset; resolved on first use. */
  readonly unicodeJson: () => string;
  /** Path of a subset's file, relative to `sets`. */
  readonly file: (set: string) => string;
  /** Axis values, e.g. `{ wght: 600 }`. */
  readonly axes: Readonly<Record<string, number>>;
}

export interface LoadedFont {
  readonly font: Font;
  /** Units per em. */
  readonly units: number;
}

interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Loads fonts from npm packages, so that cards do not depend on the system's fonts. Only the needed files are read, and the libraries are loaded on first use. */
export class Typeface {
  private subsets: Promise<Subset[]> | undefined;
  private readonly cuts = new Map<string, Promise<LoadedFont>>();
  private readonly family: Family;

  constructor(family: Family) {
    this.family = family;
  }

  /** Undefined if the typeface lacks the character. */
  async fontFor(codePoint: number): Promise<LoadedFont | undefined> {
    this.subsets ??= this.readSubsets();
    for (const { name, ranges } of await this.subsets) {
      if (!ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) continue;
      const cut = await this.cut(name);
      if (cut.font.nominalGlyph(codePoint) !== undefined) return cut;
    }
    return undefined;
  }

  private cut(name: string): Promise<LoadedFont> {
    const known = this.cuts.get(name) ?? this.readCut(name);
    this.cuts.set(name, known);
    return known;
  }

  private async readCut(name: string): Promise<LoadedFont> {
    // Hidden from the bundler, so that these modules are loaded only when needed.
    const [{ Blob, Face, Font, Variation }, { default: decompress }] = await Promise.all([
      import(/* webpackIgnore: true */ 'harfbuzzjs'),
      import(/* webpackIgnore: true */ 'woff2-encoder/decompress'),
    ]);
    const bytes = await decompress(await readFile(new URL(this.family.file(name), this.family.unicodeJson())));
    const face = new Face(new Blob(bytes));
    const font = new Font(face);
    font.setVariations(Object.entries(this.family.axes).map(([axis, value]) => new Variation(axis, value)));
    return { font, units: face.upem };
  }

  private async readSubsets(): Promise<Subset[]> {
    const subsets = JSON.parse(await readFile(new URL(this.family.unicodeJson()), 'utf8')) as Record<string, string>;
    return Object.entries(subsets).map(([name, ranges]) => ({ name: name.replace(/^\[(\d+)\]$/, '$1'), ranges: rangesOf(ranges) }));
  }
}

/** Parses ranges in CSS syntax, e.g. `U+0131,U+0152-0153`. */
function rangesOf(list: string): Subset['ranges'] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
