import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { FieldFrame, useFormField } from '@reefdesk/forms';
import { runtimeConfig, useFormat, useText } from '@reefdesk/web-kit';

const MONTHS = 18;

/** Month for guests with flexible dates, starting with the current one. */
export function MonthField() {
  const text = useText('enquiry');
  const format = useFormat();
  const { id, value, error, change } = useFormField<string>('month');
  const first = dayIn(runtimeConfig().brand.timeZone, new Date()).slice(0, 7);
  return (
    <FieldFrame id={id} label={text('trip.month')} error={error}>
      {({ describedBy }) => (
        <select id={id} value={value} onChange={(event) => change(event.target.value)} aria-describedby={describedBy} className="field">
          <option value="">{text('trip.anyMonth')}</option>
          {monthsFrom(first).map((month) => (
            <option key={month} value={month}>
              {format.date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' })}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function monthsFrom(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7));
}
