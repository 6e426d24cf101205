import { AREAS } from '@reefdesk/contracts/access';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { GlossaryTermView } from '@reefdesk/contracts/translations/endpoints';
import { Button } from '@reefdesk/ui/button';
import { TranslateIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { PlusIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { Removal } from '../../shared/lists/removal.tsx';
import { useRights } from '../../shared/session/use-rights.ts';
import { useGlossaryQuery, useRemoveGlossaryTermMutation } from './glossary.api.ts';
import { TermDialog } from './term-dialog.tsx';

const NEW = 'new';

/** Glossary of terms with fixed translations (EDT-08). Editors maintain it, translators read it. */
export default function GlossaryPage() {
  const text = useText('translations');
  const mayEdit = useRights()(AREAS.content);
  const { data, error, isFetching, refetch } = useGlossaryQuery();
  const [remove] = useRemoveGlossaryTermMutation();
  const [open, setOpen] = useState<GlossaryTermView | typeof NEW | null>(null);
  const [leaving, setLeaving] = useState<GlossaryTermView | null>(null);
  usePage({ title: text('pages.glossary'), page: 'glossary' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.glossary')} lead={text(mayEdit ? 'glossary.lead' : 'glossary.leadReading')}>
        {mayEdit && (
          <Button variant="primary" onClick={() => setOpen(NEW)}>
            <PlusIcon className="size-5" />
            {text('glossary.add')}
          </Button>
        )}
      </ListHeader>
      {!data && !error && (
        <div role="status" aria-label={text('glossary.loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {!data && error && (
        <ListFailure failure={error} fallback={text('glossary.errors.list')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={TranslateIcon} title={text('glossary.none.title')} className="py-20">
          {text('glossary.none.text')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul aria-label={text('pages.glossary')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
          {data.map((term) => (
            <Row key={term.key} term={term} onEdit={mayEdit ? () => setOpen(term) : undefined} />
          ))}
        </ul>
      )}
      {open && (
        <TermDialog
          term={open === NEW ? null : open}
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
        remove={(term) => remove(term).unwrap()}
        title={text('glossary.removal.title', { term: leaving?.terms.en ?? '' })}
        what={text('glossary.removal.what')}
        fallback={text('glossary.errors.remove')}
      />
    </main>
  );
}

function Row({ term: { terms, note, keep }, onEdit }: { term: GlossaryTermView; onEdit: (() => void) | undefined }) {
  const text = useText('translations');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 bg-white px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 lang="en" className="font-display text-lg leading-tight wrap-anywhere">
          {terms.en}
        </h2>
        {keep ? (
          <p className="mt-1 text-sm text-ink/80">{text('glossary.stays')}</p>
        ) : (
          <dl className="mt-1.5 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
            {LANGUAGES.filter((language) => language !== 'en').map((language) => (
              <div key={language} className="flex min-w-0 gap-2">
                <dt className="shrink-0 text-ink/70">{LANGUAGE_NAMES[language]}</dt>
                <dd lang={terms[language] ? LANGUAGE_TAGS[language] : undefined} className="min-w-0 font-semibold wrap-anywhere">
                  {terms[language] || <span className="font-normal text-ink/70">{text('glossary.noWord')}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="mt-1.5 text-sm text-ink/75 wrap-anywhere">{note}</p>}
      </div>
      {onEdit && (
        <Button
          variant="outline"
          size="small"
          className="min-h-11"
          aria-label={text('glossary.editNamed', { term: terms.en })}
          onClick={onEdit}
        >
          {text('edit')}
        </Button>
      )}
    </li>
  );
}
