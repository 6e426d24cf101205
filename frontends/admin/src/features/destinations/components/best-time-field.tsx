import { SelectField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import { useBestTime } from '../best-time.ts';
import { BEST_TIMES } from '../destination-values.ts';

/** The six times of day (VAL-10); another stored value stays selectable. */
export function BestTimeField() {
  const text = useText('destinations');
  const bestTime = useBestTime();
  const [, { initialValue = '' }] = useField<string>('best_time');
  const stored = new Set(['', initialValue, ...Object.values(BEST_TIMES)]);
  return (
    <SelectField
      name="best_time"
      label={text('fields.bestTime')}
      options={[...stored].map((value) => ({ value, label: value ? bestTime(value) : text('fields.bestTimeNone') }))}
    />
  );
}
