import type { Position } from '@reefdesk/contracts/access';
import { POSITIONS } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, LANGUAGE_NAMES, LANGUAGE_TAGS, type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { SelectField, useFormField } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';

export function RightsFields() {
  const text = useText('people');
  const { position } = useFormikContext<RightsValues>().values;
  return (
    <>
      <SelectField
        name="position"
        label={text('fields.position')}
        options={POSITIONS.map((value) => ({ value, label: text(`values.${value}`) }))}
        hint={text(`positionHints.${position}`)}
      />
      {position === 'translator' && <LanguagesField />}
    </>
  );
}

function LanguagesField() {
  const text = useText('people');
  const { id, value, error, change } = useFormField<LanguageCode[]>('languages');
  const toggle = (code: LanguageCode, ticked: boolean) =>
    change(LANGUAGE_CODES.filter((known) => (known === code ? ticked : value.includes(known))));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{text('fields.languages')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {LANGUAGE_CODES.map((code, at) => (
          <label key={code} className="flex min-h-8 cursor-pointer items-center gap-2.5">
            <input
              id={at === 0 ? id : undefined}
              type="checkbox"
              name="languages"
              value={code}
              checked={value.includes(code)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ target }) => toggle(code, target.checked)}
              className="size-5 accent-coral"
            />
            <span lang={LANGUAGE_TAGS[toLanguage(code)]}>{LANGUAGE_NAMES[toLanguage(code)]}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export interface RightsValues {
  position: Position;
  /** Languages of a translator. The form keeps them while another position is selected. */
  languages: LanguageCode[];
}

/** Returns the fields to send. Only a translator has languages. */
export function rightsOf({ position, languages }: RightsValues): { position: Position; languages?: LanguageCode[] } {
  return { position, ...(position === 'translator' && { languages }) };
}

export function languagesError({ position, languages }: RightsValues): { languages?: string } {
  return position === 'translator' && languages.length === 0 ? { languages: 'errors.languages' } : {};
}
