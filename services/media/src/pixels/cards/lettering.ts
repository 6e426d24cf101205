import type { GlyphInfo, GlyphPosition } from 'harfbuzzjs';
import type { LoadedFont, Typeface } from './typeface.ts';

interface Run {
  cut: LoadedFont;
  text: string;
}

type Glyph = GlyphInfo & Partial<GlyphPosition>;

/** A text without the characters for which no typeface has a glyph. */
export class Lettering {
  readonly text: string;
  private readonly cuts: ReadonlyMap<string, LoadedFont>;
  private readonly shape: (run: Run) => Glyph[];

  private constructor(text: string, cuts: ReadonlyMap<string, LoadedFont>, shape: (run: Run) => Glyph[]) {
    this.text = text;
    this.cuts = cuts;
    this.shape = shape;
  }

  /** `faces` are in order of preference; `also` are characters that may be added to the text. */
  static async of(text: string, faces: readonly Typeface[], also = ''): Promise<Lettering> {
    const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
    const cuts = new Map<string, LoadedFont>();
    for (const character of new Set([...characters, ...also])) {
      const cut = await firstWith(character.codePointAt(0) ?? 0, faces);
      if (cut) cuts.set(character, cut);
    }
    const settable = characters.filter((character) => cuts.has(character)).join('');
    return new Lettering(settable.replace(/ +/g, ' ').trim(), cuts, await shaper());
  }

  /** In ems. */
  width(text: string): number {
    return this.runs(text).reduce((sum, run) => sum + advanceOf(this.shape(run)) / run.cut.units, 0);
  }

  /** SVG paths, one per glyph, from `x` on the base line `y`. */
  outlines(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
    let at = x;
    const paths: string[] = [];
    for (const run of this.runs(text)) {
      const scale = size / run.cut.units;
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of this.shape(run)) {
        const outline = run.cut.font.glyphToPath(glyph);
        const place = `translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})`;
        if (outline) paths.push(`<path transform="${place}" d="${outline}"/>`);
        at += xAdvance * scale;
      }
    }
    return paths.join('');
  }

  private runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const cut = this.cuts.get(character);
      const last = runs.at(-1);
      if (!cut) continue;
      if (last?.cut === cut) last.text += character;
      else runs.push({ cut, text: character });
    }
    return runs;
  }
}

async function firstWith(codePoint: number, faces: readonly Typeface[]): Promise<LoadedFont | undefined> {
  for (const face of faces) {
    const cut = await face.fontFor(codePoint);
    if (cut) return cut;
  }
  return undefined;
}

async function shaper(): Promise<(run: Run) => Glyph[]> {
  const { Buffer: Letters, shape } = await import(/* webpackIgnore: true */ 'harfbuzzjs');
  return ({ cut, text }) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(cut.font, letters);
    return letters.getGlyphInfosAndPositions();
  };
}

function advanceOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

const round = (value: number) => Math.round(value * 100) / 100;
