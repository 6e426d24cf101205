import type { Language } from '@reefdesk/contracts/languages';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { ConflictDialog, FormGuide, LanguageTabs, SaveButton, SaveNote, UnsavedGuard, useLanguageMarks, useRules } from '@reefdesk/forms';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { SECTIONS, sectionId } from './section.tsx';
import { Sections } from './sections.tsx';
import { SITE_RULES, type SiteValues, TEXTS, valuesOf } from './site-values.ts';
import { useSiteSave } from './use-site-save.ts';

/** The record in one form; what is typed stays until it is saved. */
export function SiteEditor({ record }: { record: SiteRecord }) {
  const validate = useRules(SITE_RULES);
  const [opened] = useState(record);
  const saving = useSiteSave(opened);
  return (
    <Formik<SiteValues> initialValues={valuesOf(opened)} validate={validate} validateOnBlur={false} onSubmit={saving.save}>
      <Screen saving={saving} />
    </Formik>
  );
}

function Screen({ saving: { busy, conflict, failure, dismiss } }: { saving: ReturnType<typeof useSiteSave> }) {
  const text = useText('site');
  const { dirty } = useFormikContext<SiteValues>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const marks = useLanguageMarks(TEXTS);
  return (
    <>
      <Form noValidate className="flex flex-col gap-6 [&_.field]:scroll-mt-32">
        <FormGuide language={language} onLanguage={setLanguage} />
        <nav aria-label={text('contents')} className="-mb-2">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${sectionId(name)}`} className="link inline-block py-1.5">
                  {text(`sections.${name}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SaveNote failure={failure} onDismiss={dismiss} />
        <LanguageTabs value={language} onChange={setLanguage} marks={marks}>
          {(shown) => (
            <FormFields resting={busy}>
              <Sections language={shown} />
            </FormFields>
          )}
        </LanguageTabs>
        <div className="sticky bottom-(--lower-bar) z-10 -mx-5 flex items-center justify-end gap-4 bg-foam/95 px-5 py-3 backdrop-blur max-lg:pr-20 lg:-mx-8 lg:pr-28 lg:pl-8">
          <p role="status" className="min-w-0 flex-1 text-sm text-ink/75">
            {dirty ? text('unsaved') : ''}
          </p>
          <SaveButton busy={busy} disabled={!dirty} />
        </div>
      </Form>
      <UnsavedGuard when={dirty} />
      {conflict && <ConflictDialog {...conflict} />}
    </>
  );
}
