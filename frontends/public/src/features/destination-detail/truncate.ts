/** CONST-08. */
export const HERO_DESCRIPTION_LENGTH = 120;

/** Paragraphs run together; what is longer than the limit is cut there and gets the ellipsis (DDET-06). */
export function truncate(text: string, length: number, ellipsis: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > length ? characters.slice(0, length).join('') + ellipsis : characters.join('');
}
