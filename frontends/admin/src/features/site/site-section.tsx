import type { Language } from '@reefdesk/contracts/languages';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import {
  ConflictDialog,
  FormGuide,
  LanguageTabs,
  SaveButton,
  SaveNote,
  useLanguageMarks,
  useResultMessage,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Panel } from '../../shared/panel.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { FIELDS } from './section-fields.tsx';
import { useSaveSiteMutation } from './site.api.ts';
import { contentOf, errorsIn, placeOf, type SectionName, SITE_RULES, type SiteValues, TEXTS, valuesOf } from './site-values.ts';
import { useConflictFields } from './use-conflict-fields.ts';

export interface SiteSectionProps {
  name: SectionName;
  record: SiteRecord;
  onDirty: (name: SectionName, isDirty: boolean) => void;
}

export function sectionId(name: SectionName): string {
  return `site-${name}`;
}

/** A part of the record with a form and a save of its own (SET-01). */
export function SiteSection({ name, record, onDirty }: SiteSectionProps) {
  const text = useText('site');
  const saving = useSectionSave(name, record);
  const [opened] = useState(record);
  const errorsOf = useRules(SITE_RULES);
  return (
    <Panel id={sectionId(name)} title={text(`sections.${name}.title`)} lead={text(`sections.${name}.lead`)} className="scroll-mt-20">
      <Formik<SiteValues>
        initialValues={valuesOf(opened)}
        validate={(values) => errorsIn(name, errorsOf(values))}
        validateOnBlur={false}
        onSubmit={saving.save}
      >
        <SectionForm name={name} record={record} onDirty={onDirty} saving={saving} />
      </Formik>
    </Panel>
  );
}

type Saving = ReturnType<typeof useSectionSave>;

function SectionForm({ name, record, onDirty, saving }: SiteSectionProps & { saving: Saving }) {
  const { busy, conflict, failure, dismiss } = saving;
  const text = useText('site');
  const { dirty } = useFormikContext<SiteValues>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const texts = TEXTS[name];
  const marks = useLanguageMarks(texts);
  const Fields = FIELDS[name];
  useNewerRecord(record, saving);
  useEffect(() => onDirty(name, dirty), [name, dirty, onDirty]);
  return (
    <Form noValidate className="flex flex-col gap-5 [&_.field]:scroll-mt-32">
      <FormGuide language={language} onLanguage={setLanguage} />
      <LanguageTabs value={language} onChange={setLanguage} marks={texts.length > 0 ? marks : undefined}>
        {(shown) => (
          <FormFields resting={busy}>
            <div className="grid gap-5">
              <Fields language={shown} />
            </div>
          </FormFields>
        )}
      </LanguageTabs>
      <SaveNote failure={failure} onDismiss={dismiss} />
      <div className="sticky bottom-(--lower-bar) z-10 -mx-5 flex items-center justify-end gap-4 bg-white/95 px-5 py-3 backdrop-blur max-lg:pr-20 md:-mx-7 md:px-7">
        <p role="status" className="min-w-0 flex-1 text-sm text-ink/75">
          {dirty ? text('unsaved') : ''}
        </p>
        <SaveButton
          variant="solid"
          busy={busy}
          disabled={!dirty}
          aria-label={busy ? undefined : text('saveSection', { section: text(`sections.${name}.title`) })}
        />
      </div>
      {conflict && <ConflictDialog {...conflict} />}
    </Form>
  );
}

/** Shows a newer record, which another section or another user has saved, unless the section has changes of its own. */
function useNewerRecord(record: SiteRecord, { rebase }: Pick<Saving, 'rebase'>): void {
  const { dirty, resetForm } = useFormikContext<SiteValues>();
  const shown = useRef(record.version);
  // Before the next event: an effect that ran later would reset what the user has typed since.
  useLayoutEffect(() => {
    if (dirty || record.version <= shown.current) return;
    shown.current = record.version;
    rebase(record);
    resetForm({ values: valuesOf(record) });
  });
}

/** Saves the record with the changes of the section. Concurrent changes to different fields are merged. */
function useSectionSave(name: SectionName, stored: SiteRecord) {
  const text = useText('site');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const [saveSite] = useSaveSiteMutation();
  const messages = { running: text('saving'), done: text('saved'), failed: text('failed') };
  return useSave<SiteValues, SiteRecord>({
    stored,
    send: (values, onto) =>
      runWithMessage(messages, () => withSession(() => saveSite({ version: (onto ?? stored).version, body: contentOf(values) }).unwrap())),
    onSaved: (saved, form) => form.resetForm({ values: valuesOf(saved) }),
    conflict: { fields: useConflictFields(name), valuesOf },
    placeOf,
  });
}
