import type { LetterSummaryView } from '@reefdesk/contracts/accounts/views';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { MailIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { api, Link, query, requestTo, useFormat, usePage, useSearchParams, useText } from '@reefdesk/web-kit';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: query(build, 'GET /api/letters', { keepUnusedDataFor: 0 }),
    letter: query(build, 'GET /api/letters/{id}'),
  }),
});

export const { useLettersQuery, useLetterQuery } = lettersApi;

/** Shows the HTML of one email in a sandboxed frame without scripts, and its plain text. */
function LetterSheet({ id }: { id: string }) {
  const text = useText('letters');
  const { data: letter, error, isFetching, refetch } = useLetterQuery({ id });
  if (error) {
    return (
      <div className="rounded-panel bg-white p-6">
        <p role="alert" className="mb-4 font-semibold text-coral-dark">
          {text('errors.one')}
        </p>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  }
  if (!letter) return <Skeleton className="h-96 w-full rounded-panel" />;
  return (
    <article aria-label={letter.subject} className="min-w-0 rounded-panel bg-white p-5 sm:p-6">
      <h2 className="font-display text-2xl wrap-anywhere">{letter.subject}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:wrap-anywhere [&_dt]:text-ink/70">
        <dt>{text('from')}</dt>
        <dd>{letter.from}</dd>
        <dt>{text('recipient')}</dt>
        <dd>{letter.to}</dd>
        {letter.attachments.length > 0 && (
          <>
            <dt>{text('attachments')}</dt>
            <dd>
              {letter.attachments.map(({ filename, content_type: type, text: content }) => (
                <a
                  key={filename}
                  download={filename}
                  href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}
                  className="link mr-3 inline-block"
                >
                  {filename}
                </a>
              ))}
            </dd>
          </>
        )}
      </dl>
      <div className="mt-6 grid gap-6 2xl:grid-cols-[1.5fr_1fr]">
        <section aria-label={text('look')} className="min-w-0">
          <h3 className="mb-2 text-sm font-semibold">{text('look')}</h3>
          <iframe
            title={letter.subject}
            src={requestTo('GET /api/letters/{id}/html', { id }).path}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-[46rem] w-full rounded-field border border-ink/10"
          />
        </section>
        <section aria-label={text('plain')} className="min-w-0">
          <h3 className="mb-2 text-sm font-semibold">{text('plain')}</h3>
          <pre className="rounded-field bg-foam p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">{letter.text}</pre>
        </section>
      </div>
    </article>
  );
}

/** Emails stored by a system without a mail server (ENQ-05). The open one is in the URL. */
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
  open: string | undefined;
}

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
