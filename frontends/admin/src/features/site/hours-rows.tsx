import { LIMITS } from '@reefdesk/contracts/limits';
import { type OpeningTimes, weekdayName } from '@reefdesk/contracts/site/opening-times';
import { TextField, useFormField } from '@reefdesk/forms';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Rows } from './rows.tsx';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const emptyRow = (): OpeningTimes => ({ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' });

/** List of opening hours. Each row is a group of days with the same hours. */
export function HoursRows({ name, label, hint }: { name: string; label: string; hint: string }) {
  const text = useText('site');
  return (
    <Rows name={name} label={label} hint={hint} empty={emptyRow} max={LIMITS.site.openingTimes} addLabel={text('rows.addHours')}>
      {(path) => (
        <div className="grid gap-3 sm:grid-cols-[1fr_9rem_9rem] sm:[&_[type=time]]:px-2.5">
          <Days name={`${path}.days`} />
          <TextField name={`${path}.opens`} label={text('fields.opens')} type="time" />
          <TextField name={`${path}.closes`} label={text('fields.closes')} type="time" />
        </div>
      )}
    </Rows>
  );
}

function Days({ name }: { name: string }) {
  const text = useText('site');
  const language = useLanguage();
  const { value, change, error } = useFormField<readonly number[]>(name);
  const toggle = (day: number) => change(value.includes(day) ? value.filter((one) => one !== day) : [...value, day].sort());
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text('fields.days')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {WEEK.map((day) => (
          <label key={day} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={value.includes(day)}
              aria-invalid={error !== undefined || undefined}
              onChange={() => toggle(day)}
              className="size-5 accent-coral"
            />
            {weekdayName(day, language)}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="mt-1.5 text-sm font-semibold text-coral-dark">{error}</p>}
    </fieldset>
  );
}
