import { LIMITS } from '@reefdesk/contracts/limits';
import { RupiahField, TextField, type TextFieldProps } from '@reefdesk/forms';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { feeOf } from '../destination-values.ts';
import { OtherLanguages } from './other-languages.tsx';

/** Opening hours, entry fees and visit duration (OR-50). */
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
        <div className="sm:col-span-2">
          <OtherLanguages name="opening_days" label={text('fields.openingDays')} maxLength={LIMITS.openingDayMaxLength} />
        </div>
        <TextField name="opening_hour.open" label={text('fields.opens')} type="time" optional={optional} />
        <TextField name="opening_hour.close" label={text('fields.closes')} type="time" optional={optional} />
        <FeeField name="entry_fee.local" label={text('fields.feeLocal')} optional={optional} />
        <FeeField name="entry_fee.tourist" label={text('fields.feeTourist')} optional={optional} />
        <TextField
          name="visit_duration"
          label={text('fields.visitDuration')}
          hint={text('fields.visitDurationHint')}
          maxLength={LIMITS.visitDurationMaxLength}
          optional={optional}
          className="sm:col-span-2"
        />
      </div>
      {children}
    </Panel>
  );
}

function FeeField({ name, label, optional }: Pick<TextFieldProps, 'name' | 'label' | 'optional'>) {
  const text = useText('destinations');
  const format = useFormat();
  const [{ value }] = useField<string>(name);
  const fee = feeOf(value);
  const hint = typeof fee === 'string' ? undefined : fee > 0 ? format.idr(fee) : text('fields.feeFree');
  return <RupiahField name={name} label={label} {...(optional !== undefined && { optional })} {...(hint && { hint })} />;
}
