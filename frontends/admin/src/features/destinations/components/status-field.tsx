import type { ContentStatus } from '@reefdesk/contracts/statuses';
import { useText } from '@reefdesk/web-kit';
import { SelectField } from '../../../editing/select-field.tsx';

/** Active or inactive; another status that is stored can be kept (OR-20). */
export function useStatusOptions(stored: ContentStatus) {
  const text = useText('destinations');
  return [...new Set<ContentStatus>(['active', 'inactive', stored])].map((value) => ({ value, label: text(`status.${value}`) }));
}

export function StatusField() {
  const text = useText('destinations');
  return <SelectField name="status" label={text('fields.status')} options={useStatusOptions('active')} />;
}
