/** CONST-08. */
export const HERO_DESCRIPTION_LENGTH = 120;

/** The last end of a sentence, of those that leave a fair part of the words. */
const SENTENCES = /^.{25,}[.!?](?=\s|$)|^.{20,}[。！？]/su;
/** Where there are no spaces, clauses are what is kept whole. */
const CLAUSES = /^.{20,}(?=[，、；：])/su;
const WORDS = /^.+(?=\s)/su;
/** What a cut would leave before the ellipsis. */
const LOOSE_END = /[\s.,;:!?–—，、；：。！？-]+$/u;

/**
 * Paragraphs run together; what is longer than the limit is cut there, at the end of a sentence, else of a clause or a word, and gets
 * the ellipsis (DDET-06).
 */
export function truncate(text: string, length: number, ellipsis: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= length) return characters.join('');
  const room = characters.slice(0, length).join('');
  // With what follows, so that a word which ends at the limit is known to end there.
  const more = characters.slice(0, length + 1).join('');
  const [kept = room] = SENTENCES.exec(room) ?? CLAUSES.exec(room) ?? WORDS.exec(more) ?? [];
  return kept.replace(LOOSE_END, '') + ellipsis;
}
