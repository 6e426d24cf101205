import { LANGUAGES, type Localised } from './languages.ts';
import { LIMITS } from './limits.ts';

/** The first paragraph of a long text, or its beginning, as a card shows it. */
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
