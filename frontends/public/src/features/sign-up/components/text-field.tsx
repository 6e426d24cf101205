import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

export interface TextFieldProps {
  /** Of the formik form. */
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  placeholder: string;
  maxLength: number;
  error: string | undefined;
  /** After the error, such as a way out. */
  children?: ReactNode;
}

export function TextField({ name, label, error, children, ...input }: TextFieldProps) {
  const [field] = useField<string>(name);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        {...field}
        {...input}
        id={id}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="field"
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error} {children}
        </p>
      )}
    </div>
  );
}
