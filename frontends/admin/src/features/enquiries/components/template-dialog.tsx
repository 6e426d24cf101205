import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/endpoints';
import { type ReplyTemplate, replyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGE_NAMES } from '@reefdesk/contracts/languages';
import { localisedLabels, type Rules, useRules, useTold } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../../shared/session/session-recovery.tsx';
import { useSaveReplyTemplateMutation } from '../reply-templates.api.ts';
import { TemplateFields } from './template-fields.tsx';

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
  // The key is kept, so that a retry after a lost response does not create a second template.
  const [key] = useState(() => template?.key ?? randomUuid());
  const words = { running: text('told.saving'), done: text('told.saved'), failed: text('told.failed') };
  return (
    <RecordDialog<ReplyTemplate, ReplyTemplateView>
      wide
      title={text(template ? 'form.edit' : 'add')}
      stored={template}
      initial={template ? valuesOf(template) : BLANK}
      validate={validate}
      send={(values, onto) => told(words, () => withSession(() => put({ key, version: onto?.version ?? null, body: values }).unwrap()))}
      failureText={(failure) => failureOr(failure, text('told.failed'))}
      versions={{
        valuesOf,
        labels: {
          title: { label: text('form.title') },
          texts: localisedLabels((language) => text('form.text', { language: LANGUAGE_NAMES[language] })),
        },
      }}
      onClose={onClose}
      onSaved={onClose}
      onRemove={template ? onRemove : undefined}
    >
      <TemplateFields />
    </RecordDialog>
  );
}
