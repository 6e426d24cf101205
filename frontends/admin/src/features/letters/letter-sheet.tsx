import { Button } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { api, query, requestTo, useText } from '@reefdesk/web-kit';

const lettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    letters: query(build, 'GET /api/letters', { keepUnusedDataFor: 0 }),
    letter: query(build, 'GET /api/letters/{id}'),
  }),
});

export const { useLettersQuery, useLetterQuery } = lettersApi;

/** One email: its HTML in a sandboxed frame without scripts, next to its plain text. */
export function LetterSheet({ id }: { id: string }) {
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
