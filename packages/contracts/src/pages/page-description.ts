/** Maximum lengths that search engines and chats show, in characters. */
const MAX_OF_DESCRIPTION = 160;
const MAX_OF_TITLE = 70;

/** The same in the server's HTML and in the browser. */
export function pageDescription(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), MAX_OF_DESCRIPTION);
}

/** Shortens a page title. The site name after the last bar remains if it leaves at least half of the length. */
export function pageTitle(text: string): string {
  const bar = text.lastIndexOf(' | ');
  const whose = bar < 0 ? '' : text.slice(bar);
  const room = MAX_OF_TITLE - [...whose].length;
  return room < MAX_OF_TITLE / 2 ? shortened(text, MAX_OF_TITLE) : shortened(text.slice(0, text.length - whose.length), room) + whose;
}

function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
