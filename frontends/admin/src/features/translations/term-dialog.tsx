import { LANGUAGE_NAMES, LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { type GlossaryTerm, glossaryTerm } from '@reefdesk/contracts/translations/requests';
import { localisedLabels, type Rules, TextField, TickField, useResultMessage, useRules } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useSaveGlossaryTermMutation } from './glossary.api.ts';

const BLANK: GlossaryTerm = { terms: { en: '', id: '', cn: '' }, note: '', keep: false };
const RULES: Rules<GlossaryTerm> = { schema: glossaryTerm };
const valuesOf = ({ terms, note, keep }: GlossaryTermView): GlossaryTerm => ({ terms, note, keep });

export interface TermDialogProps {
  term: GlossaryTermView | null;
  onClose: () => void;
  onRemove: () => void;
}

/** Edits a glossary term in three languages (EDT-08). */
export function TermDialog({ term, onClose, onRemove }: TermDialogProps) {
  const text = useText('translations');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [put] = useSaveGlossaryTermMutation();
  const validate = useRules(RULES);
  // The key does not change, so that a retry after a lost response does not create a second term.
  const [key] = useState(() => term?.key ?? randomUuid());
  const messages = { running: text('glossary.told.saving'), done: text('glossary.told.saved'), failed: text('glossary.told.failed') };
  return (
    <RecordDialog<GlossaryTerm, GlossaryTermView>
      title={text(term ? 'glossary.form.edit' : 'glossary.form.new')}
      stored={term}
      initial={term ? valuesOf(term) : BLANK}
      validate={validate}
      send={(values, onto) =>
        runWithMessage(messages, () => withSession(() => put({ key, version: onto?.version ?? null, body: values }).unwrap()))
      }
      failureText={(failure) => failureOr(failure, text('glossary.told.failed'))}
      versions={{
        valuesOf,
        labels: {
          terms: localisedLabels((language) => LANGUAGE_NAMES[language]),
          keep: { label: text('glossary.form.keep'), show: (isKept) => text(isKept ? 'yes' : 'no') },
          note: { label: text('glossary.form.note') },
        },
      }}
      onClose={onClose}
      onSaved={onClose}
      onRemove={term ? onRemove : undefined}
    >
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
      <KeepField />
      <TextField
        name="note"
        label={text('glossary.form.note')}
        hint={text('glossary.form.noteHint')}
        rows={2}
        maxLength={LIMITS.glossaryNoteMaxLength}
        optional
      />
    </RecordDialog>
  );
}

function KeepField() {
  const text = useText('translations');
  const { keep } = useFormikContext<GlossaryTerm>().values;
  return (
    <>
      <TickField name="keep" label={text('glossary.form.keep')} />
      {keep && <p className="-mt-3 text-sm text-ink/70">{text('glossary.form.keepHint')}</p>}
    </>
  );
}
