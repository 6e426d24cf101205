import { LIMITS } from '@reefdesk/contracts/limits';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../../../editing/text-field.tsx';
import { wholeFee } from '../destination-values.ts';
import { Panel } from './panel.tsx';

/** When it is open, and what it costs to get in. */
export function OperatingSection({ optional = true, children }: { optional?: TextFieldProps['optional']; children?: ReactNode }) {
  const text = useText('destinations');
  return (
    <Panel title={text('sections.operating')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="opening_hour.day"
          label={text('fields.openingDays')}
          maxLength={LIMITS.openingDayMaxLength}
          optional={optional}
          className="sm:col-span-2"
        />
        <TextField name="opening_hour.open" label={text('fields.opens')} type="time" optional={optional} />
        <TextField name="opening_hour.close" label={text('fields.closes')} type="time" optional={optional} />
        <FeeField name="entry_fee.local" label={text('fields.feeLocal')} optional={optional} />
        <FeeField name="entry_fee.tourist" label={text('fields.feeTourist')} optional={optional} />
      </div>
      {children}
    </Panel>
  );
}

/** Whole rupiah; below it the amount as it will read. */
function FeeField({ name, label, optional }: Pick<TextFieldProps, 'name' | 'label' | 'optional'>) {
  const text = useText('destinations');
  const format = useFormat();
  const [{ value }] = useField<string>(name);
  const typed = value.trim();
  const amount = wholeFee(typed);
  const hint = /^\d*$/.test(typed) ? (amount > 0 ? format.idr(amount) : text('fields.feeFree')) : undefined;
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      maxLength={12}
      {...(optional !== undefined && { optional })}
      {...(hint && { hint })}
    />
  );
}
