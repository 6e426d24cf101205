import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { FieldFrame, useFormField } from '@reefdesk/forms';

export interface LinesFieldProps {
  name: string;
  label: string;
  hint: string;
  language: Language;
}

export function LinesField({ name, label, hint, language }: LinesFieldProps) {
  const { id, value, error, change, blur } = useFormField<readonly string[]>(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {({ describedBy, invalid }) => (
        <textarea
          id={id}
          name={name}
          rows={4}
          lang={LANGUAGE_TAGS[language]}
          value={value.join('\n')}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onBlur={blur}
          onChange={({ target }) => change(target.value.split('\n'))}
          className="field resize-y"
        />
      )}
    </FieldFrame>
  );
}
