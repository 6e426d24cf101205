import { INSIGHT_SPANS, type InsightSpan } from '@reefdesk/contracts/insights/values';
import { classNames } from '@reefdesk/ui/class-names';
import { EyeIcon } from '@reefdesk/ui/editing-icons';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { api, query, useFormat, usePage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { InsightStatistics } from './insight-statistics.tsx';

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    insights: query(build, 'GET /api/insights', { keepUnusedDataFor: 0 }),
  }),
});

const { useInsightsQuery } = insightsApi;

const USUAL: InsightSpan = '30';

/** Page views and the resulting enquiries and bookings (INS-02). The period is in the URL. */
export default function InsightsPage() {
  const text = useText('insights');
  const format = useFormat();
  const [address, choose] = useAddressChoice();
  const span = INSIGHT_SPANS.find((known) => known === address.get('days')) ?? USUAL;
  const { currentData: insights, error, isFetching, refetch } = useInsightsQuery({ query: { days: span } });
  usePage({ title: text('pages.insights'), page: 'insights' });
  const totals =
    insights &&
    ([
      ['views', insights.views],
      ['enquiries', insights.enquiries],
      ['bookings', insights.bookings],
    ] as const);
  const isEmpty = totals?.every(([, value]) => !value);
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.insights')} lead={text('lead')}>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{text('span')}</legend>
          {INSIGHT_SPANS.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === span}
              onClick={() => choose({ days: days === USUAL ? '' : days })}
              className={classNames(
                'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors',
                days === span ? 'border-ocean bg-ocean text-white' : 'border-ink/25 bg-white hover:border-ink/60',
              )}
            >
              {text('days', { count: Number(days) })}
            </button>
          ))}
        </fieldset>
      </ListHeader>
      {!insights && !error && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
      {error && !insights && <ListFailure failure={error} fallback={text('failed')} onRetry={() => void refetch()} busy={isFetching} />}
      {totals && (
        <dl className="grid gap-x-8 gap-y-4 rounded-panel bg-white p-5 sm:grid-cols-3 md:p-7">
          {totals.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink/70">{text(`columns.${name}`)}</dt>
              <dd className="font-display text-3xl tabular-nums">{value === null ? '–' : format.number(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {insights?.enquiries === null && (
        <p role="status" className="text-sm text-ink/75">
          {text('alone')}
        </p>
      )}
      {insights &&
        (isEmpty ? (
          <EmptyState icon={EyeIcon} title={text('empty.title')} className="py-20">
            {text('empty.text')}
          </EmptyState>
        ) : (
          <InsightStatistics insights={insights} />
        ))}
    </main>
  );
}
