import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { FocusEvent, ReactNode } from 'react';
import { useFieldText } from '../texts/fields.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'time' | 'number';
  rows?: number;
  maxLength?: number;
  /** `unsaid` hides the note, for forms in which every field is optional. */
  optional?: boolean | 'unsaid';
  language?: Language;
  placeholder?: string;
  autoComplete?: string;
  min?: number;
  max?: number;
  inputMode?: 'numeric' | 'text';
  /** Replaces the errors of rules and server, for forms that decide when errors appear. */
  error?: string | undefined;
  beside?: ReactNode;
  invalid?: boolean;
  /** Called after the value has changed in the form. */
  onChange?: (value: string) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  className?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, type = 'text', rows, maxLength, optional = false, language, placeholder, className } = props;
  const text = useFieldText();
  const field = useFormField<string>(name);
  const error = 'error' in props ? props.error : field.error;
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={hint}
      error={error}
      beside={props.beside}
      note={optional === true ? text('optional') : undefined}
      className={className}
    >
      {({ describedBy, invalid }) => {
        const common = {
          id: field.id,
          name,
          value: field.value,
          placeholder,
          maxLength,
          autoComplete: props.autoComplete ?? 'off',
          lang: language && LANGUAGE_TAGS[language],
          required: !optional,
          'aria-invalid': props.invalid || invalid || undefined,
          'aria-describedby': describedBy,
          onFocus: props.onFocus,
          onBlur: field.blur,
          onChange: ({ target }: { target: { value: string } }) => {
            field.change(target.value);
            props.onChange?.(target.value);
          },
        };
        return rows ? (
          <textarea {...common} rows={rows} className="field resize-y" />
        ) : (
          <input {...common} type={type} min={props.min} max={props.max} inputMode={props.inputMode} className="field" />
        );
      }}
    </FieldFrame>
  );
}
