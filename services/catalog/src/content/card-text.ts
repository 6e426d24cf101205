import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';

/** First paragraph of a long text, shortened to the length that a card shows. */
export function cardText(text: Localised): Localised {
  return Object.fromEntries(LANGUAGES.map((language) => [language, beginning(text[language])])) as unknown as Localised;
}

function beginning(text: string): string {
  const [first = ''] = text.trim().split('\n', 1);
  const characters = [...first.trim()];
  if (characters.length <= LIMITS.cardTextMaxLength) return characters.join('');
  return `${characters
    .slice(0, LIMITS.cardTextMaxLength - 1)
    .join('')
    .trimEnd()}…`;
}
