/** The header with which a change or a removal says which version it was made from; a stale one is refused with `edit_conflict`. None for null: any version will do. */
export function ifMatch(version: number | null): Record<string, string> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}
