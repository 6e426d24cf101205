/** Limit in characters (CONST-08). */
export const HERO_DESCRIPTION_LENGTH = 120;

/** Matches up to the last end of a sentence that leaves enough of the text. */
const SENTENCES = /^.{25,}[.!?](?=\s|$)|^.{20,}[。！？]/su;
/** Matches up to the last end of a clause, for languages without spaces. */
const CLAUSES = /^.{20,}(?=[，、；：])/su;
const WORDS = /^.+(?=\s)/su;
/** Punctuation that must not precede the ellipsis. */
const LOOSE_END = /[\s.,;:!?–—，、；：。！？-]+$/u;

/** Joins paragraphs and cuts a longer text after a sentence, else a clause or a word, with an ellipsis (DDET-06). */
export function truncate(text: string, length: number, ellipsis: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= length) return characters.join('');
  const room = characters.slice(0, length).join('');
  // One more character shows whether a word ends at the limit.
  const more = characters.slice(0, length + 1).join('');
  const [beginning = room] = SENTENCES.exec(room) ?? CLAUSES.exec(room) ?? WORDS.exec(more) ?? [];
  return beginning.replace(LOOSE_END, '') + ellipsis;
}
