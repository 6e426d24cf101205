import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { ConflictField } from '@reefdesk/forms';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { useBestTime } from './best-time.ts';
import { useMonthNames } from './components/months-field.tsx';
import { feeOf } from './destination-values.ts';
import { BY_MONTH, DIVE_RANGES, type LifeValues, PLACE_WORDS } from './dive-values.ts';

const PLACE_LABELS = { locations: 'location', opening_days: 'openingDays', best_times: 'bestTime' } as const;

/** Every field of the edit form, with its label. */
export function useConflictFields(): ConflictField[] {
  const text = useText('destinations');
  const format = useFormat();
  const bestTime = useBestTime();
  const localise = useLocalise();
  const monthName = useMonthNames();
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
    ...PLACE_WORDS.flatMap((name) =>
      (['id', 'cn'] as const).map((language) => ({
        path: `${name}.${language}`,
        label: `${text(`fields.${PLACE_LABELS[name]}`)} · ${LANGUAGE_NAMES[language]}`,
        lang: LANGUAGE_TAGS[language],
      })),
    ),
    ...DIVE_RANGES.flatMap((range) =>
      (['from', 'to'] as const).map((end) => ({
        path: `dive.${range}_${end}`,
        label: `${text(`dive.ranges.${range}`)} · ${text(`dive.${end}`)}`,
      })),
    ),
    { path: 'dive.current', label: text('dive.current'), show: (value) => (value ? text(`dive.currents.${String(value)}`) : '') },
    { path: 'dive.level', label: text('dive.level'), show: (value) => (value ? text(`dive.levels.${String(value)}`) : '') },
    {
      path: 'dive.best_months',
      label: text('dive.bestMonths'),
      show: (value) => (value as number[]).map((month) => monthName(month, 'short')).join(', '),
    },
    ...BY_MONTH.map((name) => ({
      path: `dive.${name}`,
      label: text(`dive.${name}`),
      show: (value: unknown) => (value as string[]).map((one) => one || '–').join(' '),
    })),
    { path: 'dive.life', label: text('dive.life'), show: (value) => (value as LifeValues[]).map(({ name }) => localise(name)).join(', ') },
    { path: 'status', label: text('fields.status'), show: (value) => text(`status.${String(value)}`) },
  ];
}
