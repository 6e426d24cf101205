import type { ReactNode } from 'react';
import { useFormField } from './use-form-field.ts';

export interface TickFieldProps {
  name: string;
  label: ReactNode;
}

export function TickField({ name, label }: TickFieldProps) {
  const { id, value, change } = useFormField<boolean>(name);
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ target }) => change(target.checked)}
        className="size-5 accent-coral"
      />
      {label}
    </label>
  );
}
