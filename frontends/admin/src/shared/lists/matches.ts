/** Normalises case, accents and full-width letters. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** True if every term of the search is in one of the texts. An empty search matches everything. */
export function matches(search: string, texts: readonly (string | undefined)[]): boolean {
  const where = folded(texts.filter(Boolean).join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((term) => where.includes(term));
}
