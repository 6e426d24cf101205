import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { ConflictField } from '@reefdesk/forms';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useBestTime } from './best-time.ts';
import { feeOf } from './destination-values.ts';

/** Every field of the edit form, named as it is there. */
export function useConflictFields(): ConflictField[] {
  const text = useText('destinations');
  const format = useFormat();
  const bestTime = useBestTime();
  const fee = (value: unknown) => {
    const amount = feeOf(String(value));
    return typeof amount === 'number' ? format.idr(amount) : amount;
  };
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
    { path: 'visit_duration', label: text('fields.visitDuration') },
    { path: 'status', label: text('fields.status'), show: (value) => text(`status.${String(value)}`) },
  ];
}
