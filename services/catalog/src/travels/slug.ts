const MAX_LENGTH = 80;
const WITHOUT_LATIN_NAME = 'package';

/** Lower-case a-z and 0-9 joined by hyphens (OR-80). Names without an English text use another language. */
export function slugBase(englishName: string): string {
  const terms = englishName
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (terms ?? []).join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
  return slug || WITHOUT_LATIN_NAME;
}

/** `base`, or the first of `base-2`, `base-3`, … that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
