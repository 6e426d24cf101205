import type { LetterSummaryView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { MailIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useFormat, usePage, useSearchParams, useText } from '@reefdesk/web-kit';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
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

interface LetterListProps {
  letters: readonly LetterSummaryView[];
  /** Id of the open email. */
  open: string | undefined;
}

/** The kept emails, newest first; each has its own URL. */
function LetterList({ letters, open }: LetterListProps) {
  const text = useText('letters');
  const format = useFormat();
  return (
    <nav aria-label={text('pages.letters')} className="rounded-panel bg-white p-2 max-lg:max-h-80 lg:max-h-[50rem] overflow-y-auto">
      <ul>
        {letters.map(({ letter_id: id, subject, to, received_at: receivedAt }) => (
          <li key={id}>
            <Link
              to={`?letter=${id}`}
              aria-current={id === open ? 'true' : undefined}
              className={classNames('block rounded-field px-4 py-3 hover:bg-ocean/6', id === open && 'bg-ocean/10')}
            >
              <span className="block text-sm font-semibold wrap-anywhere">{subject}</span>
              <span className="mt-0.5 block text-xs text-ink/75 wrap-anywhere">{text('to', { to })}</span>
              <time dateTime={receivedAt} className="mt-0.5 block text-xs text-ink/75">
                {format.date(receivedAt, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
