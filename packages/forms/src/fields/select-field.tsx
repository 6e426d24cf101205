import { Select, type SelectOption } from '@reefdesk/ui/select';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  options: readonly SelectOption<Value>[];
  hint?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

export function SelectField<Value extends string>({
  name,
  label,
  options,
  hint,
  placeholder,
  disabled = false,
  className,
}: SelectFieldProps<Value>) {
  const { id, value, error, change } = useFormField<Value>(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      {({ describedBy, invalid }) => (
        <Select
          id={id}
          value={value}
          onChange={change}
          options={options}
          disabled={disabled}
          invalid={invalid}
          describedBy={describedBy}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
