import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ConflictField } from '../../editing/conflict.ts';
import { LANGUAGE_NAMES } from '../../editing/language-tabs.tsx';
import { useBestTime } from './best-time.ts';
import { wholeFee } from './destination-values.ts';

/** Every field of the edit form, named as it is there. */
export function useConflictFields(): ConflictField[] {
  const text = useText('destinations');
  const format = useFormat();
  const bestTime = useBestTime();
  const fee = (value: unknown) => format.idr(wholeFee(String(value)));
  const byLanguage = (path: string, field: string): ConflictField[] =>
    LANGUAGES.map((language) => ({
      path: `${path}.${language}`,
      label: `${text(`fields.${field}`)} · ${LANGUAGE_NAMES[language]}`,
      lang: LANGUAGE_TAGS[language],
    }));
  return [
    ...byLanguage('names', 'name'),
    ...byLanguage('categories', 'category'),
    ...byLanguage('descriptions', 'description'),
    { path: 'location', label: text('fields.location') },
    { path: 'best_time', label: text('fields.bestTime'), show: (value) => bestTime(String(value ?? '')) },
    { path: 'opening_hour.day', label: text('fields.openingDays') },
    { path: 'opening_hour.open', label: text('fields.opens') },
    { path: 'opening_hour.close', label: text('fields.closes') },
    { path: 'entry_fee.local', label: text('fields.feeLocal'), show: fee },
    { path: 'entry_fee.tourist', label: text('fields.feeTourist'), show: fee },
    { path: 'status', label: text('fields.status'), show: (value) => text(`status.${String(value)}`) },
  ];
}
