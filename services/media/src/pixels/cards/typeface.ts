import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';

/** A family as its package brings it: WOFF2 files, each with some characters, and axes. */
export interface Family {
  /** Address of the package's `unicode.json`, which says which set has which characters; looked for when a text is set. */
  readonly sets: () => string;
  /** The file of a set, as seen from there. */
  readonly file: (set: string) => string;
  /** Where on its axes: `{ wght: 600 }`. */
  readonly axes: Readonly<Record<string, number>>;
}

/** A part of a family, ready to be set from. */
export interface Cut {
  readonly font: Font;
  /** Of the em. */
  readonly units: number;
}

interface CharacterSet {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/**
 * A typeface that the machine need not have: its files come with a package, and only those are read that a text needs. What reads
 * them is loaded with the first: most pixel processes set no text.
 */
export class Typeface {
  private sets: Promise<CharacterSet[]> | undefined;
  private readonly cuts = new Map<string, Promise<Cut>>();
  private readonly family: Family;

  constructor(family: Family) {
    this.family = family;
  }

  /** Undefined where it has no such character. */
  async cutWith(codePoint: number): Promise<Cut | undefined> {
    this.sets ??= this.readSets();
    for (const { name, ranges } of await this.sets) {
      if (!ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) continue;
      const cut = await this.cut(name);
      if (cut.font.nominalGlyph(codePoint) !== undefined) return cut;
    }
    return undefined;
  }

  private cut(name: string): Promise<Cut> {
    const known = this.cuts.get(name) ?? this.readCut(name);
    this.cuts.set(name, known);
    return known;
  }

  private async readCut(name: string): Promise<Cut> {
    // Not for the bundler: what is imported here is neither in the bundle nor loaded before.
    const [{ Blob, Face, Font, Variation }, { default: decompress }] = await Promise.all([
      import(/* webpackIgnore: true */ 'harfbuzzjs'),
      import(/* webpackIgnore: true */ 'woff2-encoder/decompress'),
    ]);
    const bytes = await decompress(await readFile(new URL(this.family.file(name), this.family.sets())));
    const face = new Face(new Blob(bytes));
    const font = new Font(face);
    font.setVariations(Object.entries(this.family.axes).map(([axis, value]) => new Variation(axis, value)));
    return { font, units: face.upem };
  }

  private async readSets(): Promise<CharacterSet[]> {
    const sets = JSON.parse(await readFile(new URL(this.family.sets()), 'utf8')) as Record<string, string>;
    return Object.entries(sets).map(([name, ranges]) => ({ name: name.replace(/^\[(\d+)\]$/, '$1'), ranges: rangesOf(ranges) }));
  }
}

/** `U+0131,U+0152-0153`, as style sheets write them. */
function rangesOf(list: string): CharacterSet['ranges'] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
