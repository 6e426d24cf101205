const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Scripts without spaces: a line may end before and after each word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;
const HYPHENED = /[\s\-\u2010\u2013\u2014]$/;
/** End of a Chinese phrase. */
const PHRASE_END = /(?<=[，、：；。！？])/u;
const TRAILING = /[\s\p{P}]+$/u;

export const ELLIPSIS = '…';

type Measure = (text: string) => number;

/** Uses as few lines as possible, of about the same length; more than `max` lines end in an ellipsis. */
export function linesOf(text: string, width: number, max: number, measure: Measure): string[] {
  const pieces = piecesOf(text).flatMap((piece) => (measure(piece.trimEnd()) > width ? charactersOf(piece) : piece));
  const lines = wrapped(pieces, width, measure);
  if (lines.length > max) {
    const shown = lines.slice(0, max - 1).map((line) => line.trimEnd());
    return [...shown, shortened(lines.slice(max - 1).join(''), width, measure)];
  }
  const phrases = fitsIn(text.split(PHRASE_END), width, lines.length, measure);
  return (phrases ?? balanced(pieces, width, lines, measure)).map((line) => line.trimEnd());
}

/** True if no word and no phrase is broken within `max` lines. */
export function fitsWhole(text: string, width: number, max: number, measure: Measure): boolean {
  return (
    fitsIn(text.split(PHRASE_END), width, max, measure) !== undefined || (!PHRASE_END.test(text) && fitsByTerms(text, width, max, measure))
  );
}

export function fitsByTerms(text: string, width: number, max: number, measure: Measure): boolean {
  return fitsIn(piecesOf(text), width, max, measure) !== undefined;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    const before = pieces.at(-1);
    if (before === undefined || mayBreak(before, segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  return HYPHENED.test(before) || UNSPACED.test(charactersOf(before).at(-1) ?? '') || UNSPACED.test(charactersOf(after)[0] ?? '');
}

/** Undefined if it needs more lines, or if a piece is wider than a line. */
function fitsIn(pieces: readonly string[], width: number, max: number, measure: Measure): string[] | undefined {
  const lines = wrapped(pieces, width, measure);
  return lines.length <= max && lines.every((line) => measure(line.trimEnd()) <= width) ? lines : undefined;
}

function wrapped(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line === undefined || measure((line + piece).trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}

/** Narrowest lines without an additional line. */
function balanced(pieces: readonly string[], width: number, lines: readonly string[], measure: Measure): string[] {
  let best = [...lines];
  let [low, high] = [width / 2, width];
  for (let step = 0; step < 7 && lines.length > 1; step++) {
    const middle = (low + high) / 2;
    const tried = fitsIn(pieces, middle, lines.length, measure);
    best = tried ?? best;
    [low, high] = tried ? [low, middle] : [middle, high];
  }
  return best;
}

/** Drops words at the end, or characters of a single word. */
function shortened(text: string, width: number, measure: Measure): string {
  const ending = (remaining: readonly string[]) => remaining.join('').replace(TRAILING, '') + ELLIPSIS;
  for (const segments of [piecesOf(text), charactersOf(text)]) {
    for (let count = segments.length - 1; count > 0; count--) {
      const line = ending(segments.slice(0, count));
      if (line !== ELLIPSIS && measure(line) <= width) return line;
    }
  }
  return ELLIPSIS;
}

function charactersOf(text: string): string[] {
  return [...CHARACTERS.segment(text)].map(({ segment }) => segment);
}
