import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface DateFieldProps {
  name: string;
  label: string;
  min?: string;
}

/** Calendar day in a formik form: `2027-03-14`, or empty. */
export function DateField({ name, label, min }: DateFieldProps) {
  const { id, value, error, change, blur } = useFormField<string>(name);
  return (
    <FieldFrame id={id} label={label} error={error}>
      {({ describedBy, invalid }) => (
        <input
          id={id}
          type="date"
          min={min}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field"
        />
      )}
    </FieldFrame>
  );
}
