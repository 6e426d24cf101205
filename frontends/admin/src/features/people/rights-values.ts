import type { Position } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';

/** What the two forms have in common. */
export interface RightsValues {
  position: Position;
  /** Of a translator; kept while another position is looked at. */
  languages: LanguageCode[];
}

/** As it is sent: nobody but a translator has languages. */
export function rightsOf({ position, languages }: RightsValues): { position: Position; languages?: LanguageCode[] } {
  return { position, ...(position === 'translator' && { languages }) };
}

/** Key of what is wrong with the languages. */
export function languagesFault({ position, languages }: RightsValues): { languages?: string } {
  return position === 'translator' && languages.length === 0 ? { languages: 'errors.languages' } : {};
}
