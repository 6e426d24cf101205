import type { ContentStatus } from '@reefdesk/contracts/statuses';
import { useText } from '@reefdesk/web-kit';
import { SelectField } from '../../../../editing/select-field.tsx';
import { TextField } from '../../../../editing/text-field.tsx';
import { useDurationText } from '../../duration-text.ts';
import { durationOf } from '../../travel-values.ts';

/** What an admin chooses between; a package may hold another status, which then is offered as well (OR-20). */
const CHOICES: readonly ContentStatus[] = ['active', 'inactive'];

/** CONST-35. */
const DURATIONS = Array.from({ length: 30 }, (_, index) => durationOf(String(index + 1)));

export function useStatusOptions(stored: ContentStatus) {
  const text = useText('travels');
  return [...new Set([...CHOICES, stored])].map((value) => ({ value, label: text(`status.${value}`) }));
}

export function StatusField() {
  const text = useText('travels');
  return <SelectField name="status" label={text('fields.status')} options={useStatusOptions('active')} />;
}

/** 1 to 30 days, and what is stored where that is longer (OR-51). */
export function DurationField({ stored }: { stored: string }) {
  const text = useText('travels');
  const durationText = useDurationText();
  const options = [...new Set([...DURATIONS, stored])].map((value) => ({ value, label: durationText(value) }));
  return <SelectField name="duration" label={text('fields.duration')} options={options} />;
}

export function PriceField() {
  const text = useText('travels');
  return <TextField name="price" label={text('fields.price')} hint={text('fields.priceHint')} inputMode="numeric" optional />;
}
