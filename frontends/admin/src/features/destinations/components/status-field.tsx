import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { SelectField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { statusChoices } from '../../../shared/statuses.ts';

/** Options are active and inactive, and any other stored status (OR-20). */
export function useStatusOptions(stored: ContentStatus) {
  const text = useText('destinations');
  return statusChoices([stored]).map((value) => ({ value, label: text(`values.${value}`) }));
}

export function StatusField() {
  const text = useText('destinations');
  return <SelectField name="status" label={text('fields.status')} options={useStatusOptions('active')} />;
}
