const MAX_TERMS = 8;

/** The text for searches, in lower case and Unicode form NFKC. */
export function foldedTerms(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n').normalize('NFKC').toLowerCase();
}

/** At most eight search terms; an image must contain all of them. */
export function searchedTerms(search: string): string[] {
  return foldedTerms([search]).split(/\s+/u).filter(Boolean).slice(0, MAX_TERMS);
}
