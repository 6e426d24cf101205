import { useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import { useId } from 'react';
import { type ContactMessage, MAX_LENGTHS } from './contact-rules.ts';

export interface ContactFieldProps {
  name: keyof ContactMessage;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Makes it a text area of so many lines. */
  rows?: number;
}

/** A label, the field and its error, tied together for those who listen. */
export function ContactField({ name, type = 'text', autoComplete, rows }: ContactFieldProps) {
  const text = useText('landing');
  const [field, { touched, error }] = useField<string>(name);
  const id = useId();
  const invalid = touched && error !== undefined;
  const common = {
    ...field,
    id,
    placeholder: text(`form.${name}Placeholder`),
    required: true,
    'aria-invalid': invalid,
    'aria-describedby': invalid ? `${id}-error` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {text(`form.${name}`)}
      </label>
      {rows ? (
        <textarea {...common} rows={rows} className="field resize-y" />
      ) : (
        <input {...common} type={type} autoComplete={autoComplete} className="field" />
      )}
      {invalid && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {text(`form.errors.${error}`, { max: MAX_LENGTHS[name] })}
        </p>
      )}
    </div>
  );
}
