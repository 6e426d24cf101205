/** The longest that search engines and chats show. */
const MOST_OF_DESCRIPTION = 160;
const MOST_OF_TITLE = 70;

/** A text as the description of its page, the same in the server's HTML and in the browser: one line, cut where it is too long. */
export function pageDescription(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), MOST_OF_DESCRIPTION);
}

/** As the title of its page. Whose site it is, behind the last bar, stays where there is room for it. */
export function pageTitle(text: string): string {
  const bar = text.lastIndexOf(' | ');
  const whose = bar < 0 ? '' : text.slice(bar);
  const room = MOST_OF_TITLE - [...whose].length;
  return room < MOST_OF_TITLE / 2 ? shortened(text, MOST_OF_TITLE) : shortened(text.slice(0, text.length - whose.length), room) + whose;
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
