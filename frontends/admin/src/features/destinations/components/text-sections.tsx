import type { Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { LanguageTabs, SelectField, TextField, type TextFieldProps, useLanguageMarks } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { useBestTime } from '../best-time.ts';
import { BEST_TIMES, TEXTS } from '../destination-values.ts';
import { OtherLanguages } from './other-languages.tsx';

export interface BasicSectionProps {
  language: Language;
  onLanguage: (language: Language) => void;
  optional?: TextFieldProps['optional'];
}

export function BasicSection({ language, onLanguage, optional = false }: BasicSectionProps) {
  const text = useText('destinations');
  const marks = useLanguageMarks(TEXTS);
  const { submitCount, validateForm } = useFormikContext();
  // The rules depend on the selected language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when something else changes.
  useEffect(() => {
    if (submitCount > 0) void validateForm();
  }, [language]);
  return (
    <Panel title={text('sections.basic')} lead={text('sections.basicLead')}>
      <LanguageTabs value={language} onChange={onLanguage} marks={marks}>
        {(one) => (
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name={`names.${one}`}
              label={text('fields.name')}
              language={one}
              maxLength={LIMITS.nameMaxLength}
              optional={optional}
            />
            <TextField
              name={`categories.${one}`}
              label={text('fields.category')}
              hint={text('fields.categoryHint')}
              language={one}
              maxLength={LIMITS.categoryMaxLength}
              optional={optional}
            />
            <TextField
              name={`descriptions.${one}`}
              label={text('fields.description')}
              language={one}
              rows={6}
              maxLength={LIMITS.descriptionMaxLength}
              optional={optional}
              className="md:col-span-2"
            />
          </div>
        )}
      </LanguageTabs>
    </Panel>
  );
}

export function LocationSection({ optional = false, children }: { optional?: TextFieldProps['optional']; children?: ReactNode }) {
  const text = useText('destinations');
  return (
    <Panel title={text('sections.location')}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="location"
          label={text('fields.location')}
          hint={text('fields.locationHint')}
          maxLength={LIMITS.locationMaxLength}
          optional={optional}
          className="md:col-span-2"
        />
        <div className="md:col-span-2">
          <OtherLanguages name="locations" label={text('fields.location')} maxLength={LIMITS.locationMaxLength} />
        </div>
        <BestTimeField />
        {children}
        <div className="md:col-span-2">
          <OtherLanguages name="best_times" label={text('fields.bestTime')} maxLength={LIMITS.bestTimeMaxLength} />
        </div>
      </div>
    </Panel>
  );
}

/** Offers the six times of day (VAL-10) and any other stored value. */
function BestTimeField() {
  const text = useText('destinations');
  const bestTime = useBestTime();
  const [, { initialValue = '' }] = useField<string>('best_time');
  const stored = new Set(['', initialValue, ...Object.values(BEST_TIMES)]);
  return (
    <SelectField
      name="best_time"
      label={text('fields.bestTime')}
      options={[...stored].map((value) => ({ value, label: value ? bestTime(value) : text('fields.bestTimeNone') }))}
    />
  );
}
