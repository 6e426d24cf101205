import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/reply-templates.endpoints';
import { type ReplyTemplate, replyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import { type ConflictField, type Rules, useRules, useSave, useTold } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { useText } from '@reefdesk/web-kit';
import { Formik } from 'formik';
import { useState } from 'react';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { useWithSession } from '../../../session/session-recovery.tsx';
import { useSaveReplyTemplateMutation } from '../reply-templates.api.ts';
import { TemplateForm } from './template-form.tsx';

const BLANK: ReplyTemplate = { title: '', texts: { en: '', id: '', cn: '' } };
const RULES: Rules<ReplyTemplate> = { schema: replyTemplate };
const valuesOf = ({ title, texts }: ReplyTemplateView): ReplyTemplate => ({ title, texts });

export interface TemplateDialogProps {
  /** Null creates a new template. */
  template: ReplyTemplateView | null;
  onClose: () => void;
  onRemove: () => void;
}

/** Edits a reply template in three languages side by side (ENQ-12). Mount it when it opens. */
export function TemplateDialog({ template, onClose, onRemove }: TemplateDialogProps) {
  const text = useText('replies');
  const told = useTold();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [put] = useSaveReplyTemplateMutation();
  const validate = useRules(RULES);
  const [fault, setFault] = useState('');
  // The key is kept, so that a retry after a lost response does not create a second template.
  const [key] = useState(() => template?.key ?? randomUuid());
  const words = { running: text('told.saving'), done: text('told.saved'), failed: text('told.failed') };
  const { save, busy, conflict } = useSave<ReplyTemplate, ReplyTemplateView>({
    stored: template,
    send: (values, onto) => {
      setFault('');
      return told(words, () => withSession(() => put({ key, version: onto?.version ?? null, body: values }).unwrap()));
    },
    onSaved: onClose,
    onFailed: async (failure) => setFault(await failureOr(failure, text('told.failed'))),
    conflict: { fields: useConflictFields(), valuesOf },
  });
  return (
    <Formik<ReplyTemplate> initialValues={template ? valuesOf(template) : BLANK} validate={validate} onSubmit={save}>
      <TemplateForm isNew={template === null} busy={busy} fault={fault} onClose={onClose} onRemove={onRemove} conflict={conflict} />
    </Formik>
  );
}

function useConflictFields(): ConflictField[] {
  const text = useText('replies');
  return [
    { path: 'title', label: text('form.title') },
    ...LANGUAGES.map((language) => ({
      path: `texts.${language}`,
      label: text('form.text', { language: LANGUAGE_NAMES[language] }),
      lang: LANGUAGE_TAGS[language],
    })),
  ];
}
