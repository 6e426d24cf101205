import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { type GlossaryTerm, glossaryTerm } from '@reefdesk/contracts/translations/requests';
import { ConflictDialog, type ConflictField, type Rules, TextField, TickField, useRules, useSave, useTold } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { FormFields } from '@reefdesk/ui/form-fields';
import { useText } from '@reefdesk/web-kit';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from '../../../lists/edit-dialog.tsx';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { useWithSession } from '../../../session/session-recovery.tsx';
import { useSaveGlossaryTermMutation } from '../glossary.api.ts';

const BLANK: GlossaryTerm = { terms: { en: '', id: '', cn: '' }, note: '', keep: false };
const RULES: Rules<GlossaryTerm> = { schema: glossaryTerm };
const valuesOf = ({ terms, note, keep }: GlossaryTermView): GlossaryTerm => ({ terms, note, keep });

export interface TermDialogProps {
  /** Null for a new term. */
  term: GlossaryTermView | null;
  onClose: () => void;
  onRemove: () => void;
}

/** Edit dialog of a glossary term in three languages (EDT-08). Mount it when it opens. */
export function TermDialog({ term, onClose, onRemove }: TermDialogProps) {
  const text = useText('translations');
  const told = useTold();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [put] = useSaveGlossaryTermMutation();
  const validate = useRules(RULES);
  const [fault, setFault] = useState('');
  // The key stays the same when a save without a response is sent again, so no second term is created.
  const [key] = useState(() => term?.key ?? randomUuid());
  const words = { running: text('glossary.told.saving'), done: text('glossary.told.saved'), failed: text('glossary.told.failed') };
  const { save, busy, conflict } = useSave<GlossaryTerm, GlossaryTermView>({
    stored: term,
    send: (values, onto) => {
      setFault('');
      return told(words, () => withSession(() => put({ key, version: onto?.version ?? null, body: values }).unwrap()));
    },
    onSaved: onClose,
    onFailed: async (failure) => setFault(await failureOr(failure, text('glossary.told.failed'))),
    conflict: { fields: useConflictFields(), valuesOf },
  });
  return (
    <Formik<GlossaryTerm> initialValues={term ? valuesOf(term) : BLANK} validate={validate} onSubmit={save}>
      {({ values, dirty }) => (
        <EditDialog title={text(term ? 'glossary.form.edit' : 'glossary.form.new')} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <FormFields resting={busy}>
                {LANGUAGES.map((language) => (
                  <TextField
                    key={language}
                    name={`terms.${language}`}
                    label={LANGUAGE_NAMES[language]}
                    language={language}
                    maxLength={LIMITS.glossaryTermMaxLength}
                    {...(language === 'en' ? { hint: text('glossary.form.englishHint') } : { optional: true })}
                  />
                ))}
                <TickField name="keep" label={text('glossary.form.keep')} />
                {values.keep && <p className="-mt-3 text-sm text-ink/70">{text('glossary.form.keepHint')}</p>}
                <TextField
                  name="note"
                  label={text('glossary.form.note')}
                  hint={text('glossary.form.noteHint')}
                  rows={2}
                  maxLength={LIMITS.glossaryNoteMaxLength}
                  optional
                />
              </FormFields>
              <SaveFault message={fault} />
              <EditDialogFooter cancel={cancel} busy={busy}>
                {term && (
                  <Button variant="ghost" className="mr-auto text-coral-dark" onClick={onRemove} disabled={busy}>
                    {text('delete')}
                  </Button>
                )}
              </EditDialogFooter>
              {conflict && <ConflictDialog {...conflict} />}
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}

function useConflictFields(): ConflictField[] {
  const text = useText('translations');
  return [
    ...LANGUAGES.map((language) => ({ path: `terms.${language}`, label: LANGUAGE_NAMES[language], lang: LANGUAGE_TAGS[language] })),
    { path: 'keep', label: text('glossary.form.keep'), show: (value) => text(value ? 'yes' : 'no') },
    { path: 'note', label: text('glossary.form.note') },
  ];
}
