import { Button } from '@reefdesk/ui/button';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { MailIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { usePage, useSearchParams, useText } from '@reefdesk/web-kit';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterSheet, useLettersQuery } from './letter-sheet.tsx';

/** The emails that a system without a mail server keeps (ENQ-05). The open one is kept in the URL. */
export default function LettersPage() {
  const text = useText('letters');
  const { data: letters = [], error, isLoading, isFetching, refetch } = useLettersQuery();
  const [params] = useSearchParams();
  const open = params.get('letter') ?? letters[0]?.letter_id;
  usePage({ title: text('pages.letters'), page: 'letters' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.letters')} lead={text('lead')}>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          <RefreshIcon /> {text('refresh')}
        </Button>
      </ListHeader>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {error && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {!isLoading && !error && letters.length === 0 && (
        <EmptyState icon={MailIcon} title={text('empty.title')} className="py-20">
          {text('empty.text')}
        </EmptyState>
      )}
      {letters.length > 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
          <LetterList letters={letters} open={open} />
          {open && <LetterSheet key={open} id={open} />}
        </div>
      )}
    </main>
  );
}
