import { each } from '@reefdesk/contracts/schema/each';
import { type ConflictField, type ConflictLabels, conflictFields, useLocalisedLabels } from '@reefdesk/forms';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { useBestTime } from '../best-time.ts';
import { type DestinationValues, feeOf } from '../destination-values.ts';
import { BY_MONTH, DIVE_RANGE_ENDS } from '../dive-values.ts';
import { useMonthNames } from './months-field.tsx';

export function useConflictFields(): ConflictField[] {
  const text = useText('destinations');
  const format = useFormat();
  const bestTime = useBestTime();
  const localise = useLocalise();
  const monthName = useMonthNames();
  const localised = useLocalisedLabels();
  const others = (field: string) => {
    const { id, cn } = localised(field);
    return { id, cn };
  };
  const fee = (typed: string) => {
    const amount = feeOf(typed);
    return typeof amount === 'number' ? format.idr(amount) : amount;
  };
  const labels: ConflictLabels<DestinationValues> = {
    names: localised(text('fields.name')),
    categories: localised(text('fields.category')),
    descriptions: localised(text('fields.description')),
    location: { label: text('fields.location') },
    locations: others(text('fields.location')),
    best_time: { label: text('fields.bestTime'), show: bestTime },
    best_times: others(text('fields.bestTime')),
    opening_hour: {
      day: { label: text('fields.openingDays') },
      open: { label: text('fields.opens') },
      close: { label: text('fields.closes') },
    },
    opening_days: others(text('fields.openingDays')),
    entry_fee: { local: { label: text('fields.feeLocal'), show: fee }, tourist: { label: text('fields.feeTourist'), show: fee } },
    visit_duration: { label: text('fields.visitDuration') },
    dive: {
      ...each(DIVE_RANGE_ENDS, (name) => {
        const [range, end] = name.split('_');
        return { label: `${text(`dive.ranges.${range}`)} · ${text(`dive.${end}`)}` };
      }),
      current: { label: text('dive.current'), show: (current) => current && text(`values.${current}`) },
      level: { label: text('dive.level'), show: (level) => level && text(`values.${level}`) },
      best_months: {
        label: text('dive.bestMonths'),
        show: (months) => months.map((month) => monthName(month, 'short')).join(', '),
      },
      ...each(BY_MONTH, (name) => ({
        label: text(`dive.${name}`),
        show: (values: readonly string[]) => values.map((one) => one || '–').join(' '),
      })),
      life: { label: text('dive.life'), show: (life) => life.map(({ name }) => localise(name)).join(', ') },
    },
    status: { label: text('fields.status'), show: (status) => text(`values.${status}`) },
  };
  return conflictFields(labels);
}
