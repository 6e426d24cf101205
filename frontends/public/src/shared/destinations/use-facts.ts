import type { EntryFee, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Localised } from '@reefdesk/contracts/languages';
import { useFormat, useLanguage, useText } from '@reefdesk/web-kit';
import { useWords, type Words } from '../localised/use-words.ts';
import { understood } from './free-text.ts';

export interface Facts {
  location(location: Localised): Words;
  bestTime(bestTime: Localised): Words;
  day(openingDays: Localised): Words;
  /** `07:00 - 17:00`; empty if neither time is known. */
  hours(openingHour: OpeningHour): string;
  fee(entryFee: EntryFee, who: keyof EntryFee): string;
}

/** Facts of a destination in the reader's language, with defaults for unknown ones (DDET-10..13, CONST-24..27). */
export function useFacts(): Facts {
  const text = useText('destination-facts');
  const language = useLanguage();
  const format = useFormat();
  const wordsOf = useWords();
  const inEnglish = (words: string): Words => ({
    words,
    ...(words && language !== DEFAULT_LANGUAGE && { lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE] }),
  });
  const said = (written: string): Words => {
    if (language === DEFAULT_LANGUAGE || !written) return { words: written };
    const words = understood(written, {
      language,
      words: text.all<Record<string, string>>('words'),
      phrase: (key, values) => text(`phrases.${key}`, values),
    });
    return words ? { words } : inEnglish(written);
  };
  /** The text in the reader's language; else the English one, translated if possible; else any other text unchanged (EDT-13). */
  const given = (texts: Localised, sayEnglish: (written: string) => Words): Words =>
    texts[language] || !texts.en ? wordsOf(texts) : sayEnglish(texts.en);
  const or = ({ words, lang }: Words, otherwise: string): Words => (words ? { words, ...(lang && { lang }) } : { words: otherwise });
  return {
    location: (location) => or(given(location, inEnglish), text('location')),
    bestTime: (bestTime) => or(given(bestTime, said), text('bestTime')),
    day: (openingDays) => given(openingDays, said),
    hours: ({ open, close }) => [open, close].filter(Boolean).join(' - '),
    fee: (entryFee, who) => (entryFee[who] > 0 ? format.idr(entryFee[who]) : text('free')),
  };
}
