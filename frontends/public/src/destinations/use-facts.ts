import type { EntryFee, OpeningHour } from '@reefdesk/contracts/destinations';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { useFormat, useLanguage, useText } from '@reefdesk/web-kit';
import type { Words } from '../localised/use-words.ts';
import { understood } from './free-text.ts';

export interface Facts {
  location(location: string): Words;
  bestTime(bestTime: string): Words;
  day(openingHour: OpeningHour): Words;
  /** `07:00 - 17:00`; empty where neither is known. */
  hours(openingHour: OpeningHour): string;
  fee(entryFee: EntryFee, who: keyof EntryFee): string;
}

/** The facts of a place in the reader's words, with the defaults for what is not known (DDET-10..13, CONST-24..27). */
export function useFacts(): Facts {
  const text = useText('destination-facts');
  const language = useLanguage();
  const format = useFormat();
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
  return {
    location: (location) => (location ? inEnglish(location) : { words: text('location') }),
    bestTime: (bestTime) => (bestTime ? said(bestTime) : { words: text('bestTime') }),
    day: ({ day }) => said(day),
    hours: ({ open, close }) => [open, close].filter(Boolean).join(' - '),
    fee: (entryFee, who) => (entryFee[who] > 0 ? format.idr(entryFee[who]) : text('free')),
  };
}
