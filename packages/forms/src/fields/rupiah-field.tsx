import { useFormat } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFieldText } from '../texts/fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { typedRupiah } from './typed-number.ts';
import { useFormField } from './use-form-field.ts';

export type RupiahFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'className'>;

const MAX_LENGTH = 24;

/**
 * Whole rupiah in a formik form, parsed leniently and shown with thousands grouped by locale. The form holds digits, or the typed text if
 * it is not an amount.
 */
export function RupiahField({ name, label, hint, optional = false, className }: RupiahFieldProps) {
  const text = useFieldText();
  const format = useFormat();
  const { id, value, error, change, blur } = useFormField<string>(name);
  /** Not grouped during typing, which would move the cursor. */
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typedRupiah(value);
  const grouped = typeof amount === 'number' ? format.number(amount) : value;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={optional === true ? text('optional') : undefined}
      className={className}
    >
      {({ describedBy, invalid }) => (
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          required={!optional}
          value={typed !== null && digitsOf(typed) === value ? typed : grouped}
          onChange={(event) => {
            setTyped(event.target.value);
            change(digitsOf(event.target.value));
          }}
          onBlur={() => {
            setTyped(null);
            blur();
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field"
        />
      )}
    </FieldFrame>
  );
}

function digitsOf(typed: string): string {
  const amount = typedRupiah(typed);
  return typeof amount === 'number' ? String(amount) : typed;
}
