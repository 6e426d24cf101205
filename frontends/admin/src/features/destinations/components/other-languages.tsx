import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { TextField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useField } from 'formik';
import { useState } from 'react';
import type { PlaceTexts, OtherLanguages as Texts } from '../dive-values.ts';

export interface OtherLanguagesProps {
  name: keyof PlaceTexts;
  label: string;
  maxLength: number;
}

/** Indonesian and Chinese texts of a field, collapsed while both are empty (EDT-13). */
export function OtherLanguages({ name, label, maxLength }: OtherLanguagesProps) {
  const text = useText('destinations');
  const [{ value }] = useField<Texts>(name);
  // Used for the initial state only: clearing the last text must not collapse the section during typing.
  const [wasGiven] = useState(value.id !== '' || value.cn !== '');
  return (
    <details open={wasGiven || undefined} className="-mt-2 text-sm">
      <summary className="link min-h-6 w-fit cursor-pointer text-ocean">{text('otherLanguages', { field: label })}</summary>
      <fieldset className="mt-3 grid min-w-0 gap-4 border-l-2 border-ocean/20 pl-4">
        <legend className="sr-only">{label}</legend>
        {(['id', 'cn'] as const).map((language) => (
          <TextField
            key={language}
            name={`${name}.${language}`}
            label={LANGUAGE_NAMES[language]}
            language={language}
            maxLength={maxLength}
            optional
          />
        ))}
      </fieldset>
    </details>
  );
}
