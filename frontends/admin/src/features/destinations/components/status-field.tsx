import type { ContentStatus } from '@reefdesk/contracts/statuses';
import { useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import { SelectField } from '../../../editing/select-field.tsx';

/** Active or inactive; another status that is stored can be kept (OR-20). */
export function StatusField({ className }: { className?: string }) {
  const text = useText('destinations');
  const [, { initialValue = 'active' }] = useField<ContentStatus>('status');
  const options = [...new Set<ContentStatus>(['active', 'inactive', initialValue])];
  return (
    <SelectField
      name="status"
      label={text('fields.status')}
      options={options.map((value) => ({ value, label: text(`status.${value}`) }))}
      {...(className !== undefined && { className })}
    />
  );
}
