import { FieldFrame, useFormField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useDurationText } from '../../duration-text.ts';
import { daysOf, durationOf } from '../../travel-values.ts';

const DAYS_MAX = 999;

/** A number of days in, the duration's text out (AADD-04). */
export function DaysField() {
  const text = useText('travels');
  const durationText = useDurationText();
  const { id, value, error, change, blur } = useFormField<string>('duration');
  return (
    <FieldFrame id={id} label={text('fields.days')} error={error} hint={error ? undefined : durationText(value)}>
      {({ describedBy, invalid }) => (
        <input
          id={id}
          name="duration"
          type="number"
          min={1}
          max={DAYS_MAX}
          step={1}
          inputMode="numeric"
          required
          value={daysOf(value)}
          onChange={(event) => change(durationOf(event.target.value))}
          onBlur={blur}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field"
        />
      )}
    </FieldFrame>
  );
}
