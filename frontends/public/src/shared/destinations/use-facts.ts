import type { EntryFee, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Localised } from '@reefdesk/contracts/languages';
import { useFormat, useLanguage, useText } from '@reefdesk/web-kit';
import { type LocalisedText, useLocalisedText } from '../localised/use-localised-text.ts';
import { understood } from './free-text.ts';

export interface Facts {
  location(location: Localised): LocalisedText;
  bestTime(bestTime: Localised): LocalisedText;
  day(openingDays: Localised): LocalisedText;
  /** `07:00 - 17:00`; empty if neither time is known. */
  hours(openingHour: OpeningHour): string;
  fee(entryFee: EntryFee, who: keyof EntryFee): string;
}

/** Facts of a destination in the reader's language, with defaults for unknown ones (DDET-10..13, CONST-24..27). */
export function useFacts(): Facts {
  const text = useText('destination-facts');
  const language = useLanguage();
  const format = useFormat();
  const textOf = useLocalisedText();
  const inEnglish = (value: string): LocalisedText => ({
    value,
    ...(value && language !== DEFAULT_LANGUAGE && { lang: LANGUAGE_TAGS[DEFAULT_LANGUAGE] }),
  });
  const translated = (written: string): LocalisedText => {
    if (language === DEFAULT_LANGUAGE || !written) return { value: written };
    const value = understood(written, {
      language,
      terms: text.all<Record<string, string>>('words'),
      phrase: (key, values) => text(`phrases.${key}`, values),
    });
    return value ? { value } : inEnglish(written);
  };
  /** The text in the reader's language; else the English one, translated if possible; else any other text unchanged (EDT-13). */
  const given = (texts: Localised, fromEnglish: (written: string) => LocalisedText): LocalisedText =>
    texts[language] || !texts.en ? textOf(texts) : fromEnglish(texts.en);
  const or = ({ value, lang }: LocalisedText, otherwise: string): LocalisedText =>
    value ? { value, ...(lang && { lang }) } : { value: otherwise };
  return {
    location: (location) => or(given(location, inEnglish), text('location')),
    bestTime: (bestTime) => or(given(bestTime, translated), text('bestTime')),
    day: (openingDays) => given(openingDays, translated),
    hours: ({ open, close }) => [open, close].filter(Boolean).join(' - '),
    fee: (entryFee, who) => (entryFee[who] > 0 ? format.idr(entryFee[who]) : text('free')),
  };
}
