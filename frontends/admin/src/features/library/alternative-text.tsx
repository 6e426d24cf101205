import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { LanguageTabs, TextField, TickField, useLanguageMarks } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import type { PictureValues } from './picture-values.ts';

export interface AlternativeTextProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Alternative text by language, or the mark that the picture is decorative (LIB-03). */
export function AlternativeText({ language, onLanguage }: AlternativeTextProps) {
  const text = useText('library');
  const { values } = useFormikContext<PictureValues>();
  const marks = useLanguageMarks(['alt']);
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">{text('alt.title')}</legend>
      <p className="mt-1 mb-3 text-sm text-ink/75">{text('alt.lead')}</p>
      {!values.decorative && (
        <LanguageTabs value={language} onChange={onLanguage} marks={marks}>
          {(shown) => (
            <TextField
              name={`alt.${shown}`}
              label={text('alt.label')}
              hint={text('alt.left', { count: LIMITS.alternativeTextMaxLength - values.alt[shown].length })}
              language={shown}
              rows={2}
              optional="unsaid"
              maxLength={LIMITS.alternativeTextMaxLength}
            />
          )}
        </LanguageTabs>
      )}
      <div className="mt-3 text-sm">
        <TickField name="decorative" label={text('alt.decorativeHint')} />
      </div>
    </fieldset>
  );
}
