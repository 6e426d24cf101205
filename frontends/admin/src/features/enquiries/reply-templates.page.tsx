import type { ReplyTemplateView } from '@reefdesk/contracts/enquiries/endpoints';
import { type ReplyTemplate, replyTemplate } from '@reefdesk/contracts/enquiries/reply-templates.requests';
import { LANGUAGE_NAMES, LANGUAGES } from '@reefdesk/contracts/languages';
import { localisedLabels, type Rules, useResultMessage, useRules } from '@reefdesk/forms';
import { randomUuid } from '@reefdesk/forms/uploads';
import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { PlusIcon, QuoteIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { Removal } from '../../shared/lists/removal.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { TemplateFields } from './components/template-fields.tsx';
import { useRemoveReplyTemplateMutation, useReplyTemplatesQuery, useSaveReplyTemplateMutation } from './reply-templates.api.ts';

const BLANK: ReplyTemplate = { title: '', texts: { en: '', id: '', cn: '' } };
const RULES: Rules<ReplyTemplate> = { schema: replyTemplate };
const valuesOf = ({ title, texts }: ReplyTemplateView): ReplyTemplate => ({ title, texts });

interface TemplateDialogProps {
  template: ReplyTemplateView | null;
  onClose: () => void;
  onRemove: () => void;
}

/** Edits a reply template in three languages side by side (ENQ-12). */
function TemplateDialog({ template, onClose, onRemove }: TemplateDialogProps) {
  const text = useText('replies');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [put] = useSaveReplyTemplateMutation();
  const validate = useRules(RULES);
  // The key does not change, so that a retry after a lost response does not create a second template.
  const [key] = useState(() => template?.key ?? randomUuid());
  const messages = { running: text('told.saving'), done: text('told.saved'), failed: text('told.failed') };
  return (
    <RecordDialog<ReplyTemplate, ReplyTemplateView>
      wide
      title={text(template ? 'form.edit' : 'add')}
      stored={template}
      initial={template ? valuesOf(template) : BLANK}
      validate={validate}
      send={(values, onto) =>
        runWithMessage(messages, () => withSession(() => put({ key, version: onto?.version ?? null, body: values }).unwrap()))
      }
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

const NEW = 'new';

/** Templates for answers to guests (ENQ-12). */
export default function ReplyTemplatesPage() {
  const text = useText('replies');
  const { data, error, isFetching, refetch } = useReplyTemplatesQuery();
  const [remove] = useRemoveReplyTemplateMutation();
  const [open, setOpen] = useState<ReplyTemplateView | typeof NEW | null>(null);
  const [leaving, setLeaving] = useState<ReplyTemplateView | null>(null);
  usePage({ title: text('pages.replyTemplates'), page: 'replyTemplates' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.replyTemplates')} lead={text('lead')}>
        <Button variant="primary" onClick={() => setOpen(NEW)}>
          <PlusIcon className="size-5" />
          {text('add')}
        </Button>
      </ListHeader>
      {!data && !error && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {!data && error && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.length === 0 && (
        <EmptyState icon={QuoteIcon} title={text('empty.title')} className="py-20">
          {text('empty.text')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul aria-label={text('pages.replyTemplates')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {data.map((template) => (
            <Row key={template.key} template={template} onEdit={() => setOpen(template)} />
          ))}
        </ul>
      )}
      {open && (
        <TemplateDialog
          template={open === NEW ? null : open}
          onClose={() => setOpen(null)}
          onRemove={() => {
            setLeaving(open === NEW ? null : open);
            setOpen(null);
          }}
        />
      )}
      <Removal
        item={leaving}
        onClose={() => setLeaving(null)}
        remove={({ key, version }) => remove({ key, version }).unwrap()}
        title={text('removal.title', { title: leaving?.title ?? '' })}
        what={text('removal.what')}
        fallback={text('errors.remove')}
      />
    </main>
  );
}

function Row({ template: { title, texts }, onEdit }: { template: ReplyTemplateView; onEdit: () => void }) {
  const text = useText('replies');
  const localise = useLocalise();
  const written = LANGUAGES.filter((language) => texts[language] !== '');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 bg-white px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-display text-lg leading-tight wrap-anywhere">{title}</h2>
        <p className="mt-1 line-clamp-2 text-sm text-ink/80 wrap-anywhere">{localise(texts)}</p>
        <p className="mt-1.5 text-xs break-keep text-ink/70">
          {text('languages', { languages: written.map((language) => LANGUAGE_NAMES[language]).join(', ') })}
        </p>
      </div>
      <Button variant="outline" size="small" className="min-h-11" aria-label={text('editNamed', { title })} onClick={onEdit}>
        {text('edit')}
      </Button>
    </li>
  );
}
