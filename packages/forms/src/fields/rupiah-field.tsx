import { useFormat } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFieldText } from '../texts/fields.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { typedRupiah } from './typed-number.ts';
import { useFormField } from './use-form-field.ts';

export type RupiahFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'className'>;

/** A sign, a currency and spaces more than the longest amount that is taken. */
const MAX_LENGTH = 24;

/**
 * An amount of whole rupiah in a formik form, read as people write it and shown with its thousands grouped as the reader's
 * language does. The form holds its digits, or what was typed where that is no amount.
 */
export function RupiahField({ name, label, hint, optional = false, className }: RupiahFieldProps) {
  const text = useFieldText();
  const format = useFormat();
  const { id, value, error, change, blur } = useFormField<string>(name);
  /** As it is being typed: grouping it then would move the cursor. */
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
          // What the form holds by another way, such as after a conflict, is shown at once.
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
