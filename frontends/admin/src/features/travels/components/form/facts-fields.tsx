import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { isHidden } from '@reefdesk/contracts/travels/requests';
import { SelectField, useFormField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { statusChoices } from '../../../../shared/statuses.ts';
import { useDurationText } from '../../duration-text.ts';
import { durationOf } from '../../travel-values.ts';

/** Selectable durations (CONST-35). */
const DURATIONS = Array.from({ length: 30 }, (_, index) => durationOf(String(index + 1)));

export function useStatusOptions(stored: ContentStatus) {
  const text = useText('travels');
  return statusChoices([stored]).map((value) => ({ value, label: text(`values.${value}`) }));
}

export function StatusField() {
  const text = useText('travels');
  const { value } = useFormField<ContentStatus>('status');
  const hint = text(isHidden(value) ? 'addPage.hidden' : 'addPage.shown');
  return <SelectField name="status" label={text('fields.status')} hint={hint} options={useStatusOptions('active')} />;
}

/** Offers 1 to 30 days, and the stored duration if it is longer (OR-51). */
export function DurationField({ stored }: { stored: string }) {
  const text = useText('travels');
  const durationText = useDurationText();
  const options = [...new Set([...DURATIONS, stored])].map((value) => ({ value, label: durationText(value) }));
  return <SelectField name="duration" label={text('fields.duration')} options={options} />;
}
