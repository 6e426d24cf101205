const MOST_ASKED = 8;

/** The text for searches, in lower case and Unicode form NFKC. */
export function foldedWords(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n').normalize('NFKC').toLowerCase();
}

/** At most eight search terms; an image must contain all of them. */
export function askedWords(search: string): string[] {
  return foldedWords([search]).split(/\s+/u).filter(Boolean).slice(0, MOST_ASKED);
}
