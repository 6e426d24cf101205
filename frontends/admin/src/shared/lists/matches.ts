/** Upper and lower case, accents and full-width letters make no difference to a search. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Whether every word of the search is somewhere in these texts. An empty search finds everything. */
export function matches(search: string, texts: readonly (string | undefined)[]): boolean {
  const where = folded(texts.filter(Boolean).join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
