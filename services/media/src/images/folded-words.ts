const MOST_ASKED = 8;

/** What a search looks through: upper and lower case make no difference. */
export function foldedWords(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n').normalize('NFKC').toLowerCase();
}

/** The words of a search, all of which have to be there. */
export function askedWords(search: string): string[] {
  return foldedWords([search]).split(/\s+/u).filter(Boolean).slice(0, MOST_ASKED);
}
