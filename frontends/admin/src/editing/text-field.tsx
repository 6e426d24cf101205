import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { useText } from '@reefdesk/web-kit';
import { FieldFrame } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'time' | 'number';
  /** Makes it a text area of so many lines. */
  rows?: number;
  maxLength?: number;
  /** `unsaid` where everything around it is optional as well. */
  optional?: boolean | 'unsaid';
  /** The language that is to be typed. */
  language?: Language;
  placeholder?: string;
  /** Of numbers. */
  min?: number;
  max?: number;
  inputMode?: 'numeric' | 'text';
  className?: string;
}

/** A text of a formik form, by its path, such as `names.en`. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    type = 'text',
    rows,
    maxLength,
    optional = false,
    language,
    placeholder,
    min,
    max,
    inputMode,
    className,
  } = props;
  const text = useText('editing');
  const { id, value, error, change, blur } = useFormField<string>(name);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={optional === true ? text('optional') : undefined}
      className={className}
    >
      {({ describedBy, invalid }) => {
        const common = {
          id,
          name,
          value,
          placeholder,
          maxLength,
          lang: language && LANGUAGE_TAGS[language],
          required: !optional,
          'aria-invalid': invalid || undefined,
          'aria-describedby': describedBy,
          onBlur: blur,
          onChange: (event: { target: { value: string } }) => change(event.target.value),
        };
        return rows ? (
          <textarea {...common} rows={rows} className="field resize-y" />
        ) : (
          <input {...common} type={type} min={min} max={max} inputMode={inputMode} autoComplete="off" className="field" />
        );
      }}
    </FieldFrame>
  );
}
