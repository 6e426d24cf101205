/** The longest that search engines and chats show. */
const MOST_CHARACTERS = 160;

/** A text as the description of its page, the same in the server's HTML and in the browser: one line, cut where it is too long. */
export function pageDescription(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
