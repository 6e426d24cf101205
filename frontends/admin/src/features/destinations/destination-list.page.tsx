import { AREAS } from '@reefdesk/contracts/access';
import type { DestinationRowView } from '@reefdesk/contracts/destinations/endpoints';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { PlusIcon } from '@reefdesk/ui/icons';
import { type ApiFailure, Link, useAppDispatch, useLanguage, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useLongList } from '@reefdesk/web-kit/long-list';
import { useMemo, useState } from 'react';
import { editDestinationPath, PATHS } from '../../paths.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { useListBulk } from '../../shared/bulk/use-list-bulk.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { CARD_GRID, ListFailure, ListSkeleton, NoMatches } from '../../shared/lists/list-states.tsx';
import { ListToolbar } from '../../shared/lists/list-toolbar.tsx';
import { ListViews } from '../../shared/lists/list-views.tsx';
import { matches } from '../../shared/lists/matches.ts';
import { OrderLink } from '../../shared/lists/order-link.tsx';
import { type ListQuery, useByName, useListQuery } from '../../shared/lists/use-list-query.ts';
import { useLook } from '../../shared/lists/use-look.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useTranslationFilter } from '../../shared/translations/use-open-translations.ts';
import { DeleteDestination } from './components/delete-destination.tsx';
import { DestinationCard } from './components/destination-card.tsx';
import { DestinationStats } from './components/destination-stats.tsx';
import { DestinationTable } from './components/destination-table.tsx';
import { destinationsApi, type Read, useManagedDestinationsQuery } from './destinations.api.ts';

const FILTERS = ['all', 'active', 'inactive', 'missing'] as const;
const SORTS = ['newest', 'updated', 'name'] as const;

type Query = ListQuery<(typeof FILTERS)[number], (typeof SORTS)[number]>;

function useDestinationList(destinations: readonly DestinationRowView[]): { query: Query; shown: DestinationRowView[] } {
  const query = useListQuery({ filters: FILTERS, sorts: SORTS });
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const localise = useLocalise();
  const passes: Record<Query['filter'], (destination: DestinationRowView) => boolean> = {
    all: () => true,
    active: ({ status }) => status === 'active',
    inactive: ({ status }) => status !== 'active',
    missing: ({ is_complete }) => !is_complete,
  };
  const fits = (destination: DestinationRowView) => {
    const { name, category, location } = destination;
    return passes[query.filter](destination) && matches(query.search, [...Object.values(name), ...Object.values(category), location]);
  };
  const orders: Record<Query['sort'], (a: DestinationRowView, b: DestinationRowView) => number> = {
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
    updated: (a, b) => b.updated_at.localeCompare(a.updated_at),
    name: (a, b) => byName(localise(a.name), localise(b.name)),
  };
  return { query, shown: destinations.filter(fits).sort(orders[query.sort]) };
}

const NONE: readonly DestinationRowView[] = [];

export default function DestinationListPage() {
  const mayEdit = useRights()(AREAS.content);
  const text = useText('destinations');
  const { data: answer, error, isLoading, isFetching, refetch } = useManagedDestinationsQuery();
  usePage({ title: text('title'), page: 'destination' });
  const rejected = useRefused(answer);
  const failure = (error as ApiFailure | undefined) ?? rejected;
  const destinations = answer?.data;
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('title')} lead={text('lead')}>
        {mayEdit && (
          <div className="flex flex-wrap gap-3">
            <OrderLink kind="destinations" />
            <Link to={PATHS.addDestination} className={buttonClass({ variant: 'primary' })}>
              <PlusIcon /> {text('addTitle')}
            </Link>
          </div>
        )}
      </ListHeader>
      <DestinationStats destinations={isLoading ? undefined : failure ? null : (destinations ?? NONE)} />
      {isLoading && <ListSkeleton label={text('loadingDestinations')} />}
      {failure && <ListFailure failure={failure} fallback={text('failed.fetch')} onRetry={() => void refetch()} busy={isFetching} />}
      {!failure && destinations?.length === 0 && (
        <EmptyState
          title={text('empty.title')}
          className="py-20"
          actions={
            mayEdit && (
              <Link to={PATHS.addDestination} className={buttonClass()}>
                {text('empty.add')}
              </Link>
            )
          }
        >
          {text('empty.text')}
        </EmptyState>
      )}
      {!failure && destinations && destinations.length > 0 && <Destinations destinations={destinations} onStale={() => void refetch()} />}
    </main>
  );
}

function Destinations({ destinations, onStale }: { destinations: readonly DestinationRowView[]; onStale: () => void }) {
  const text = useText('destinations');
  const dispatch = useAppDispatch();
  const { query, shown: fitting } = useDestinationList(destinations);
  const translation = useTranslationFilter('destinations', query.translation);
  const shown = fitting.filter(({ destination_id }) => translation.passes(destination_id));
  const localise = useLocalise();
  const bulk = useListBulk(
    'destinations',
    shown.map(({ destination_id: id, name, version, status }) => ({
      ...{ id, version, status, name: localise(name) || text('withoutName'), path: editDestinationPath(id) },
    })),
  );
  const [drawn, more] = useLongList(shown);
  const look = useLook('destinations');
  const [leaving, setLeaving] = useState<DestinationRowView | null>(null);
  const forget = ({ destination_id }: DestinationRowView) => {
    setLeaving(null);
    dispatch(
      destinationsApi.util.updateQueryData('managedDestinations', undefined, (list) => {
        list.data = (list.data ?? []).filter((one) => one.destination_id !== destination_id);
      }),
    );
  };
  return (
    <>
      <ListToolbar
        list={query}
        searchLabel={text('search')}
        filterOptions={FILTERS.map((value) => ({ value, label: text(`filters.${value}`) }))}
        translationOptions={translation.options}
        sortOptions={SORTS.map((value) => ({ value, label: text(`sorts.${value}`) }))}
        shown={shown.length}
        total={destinations.length}
      />
      <ListViews list="destinations" look={look} />
      {shown.length === 0 && <NoMatches search={query.search} onClear={query.clear} />}
      <BulkBar bulk={bulk} hideable />
      {look.look === 'table' && shown.length > 0 && <DestinationTable destinations={drawn} bulk={bulk} onDelete={setLeaving} />}
      {look.look === 'cards' && (
        <ul className={CARD_GRID}>
          {drawn.map((destination) => (
            <li key={destination.destination_id} className="flex min-w-0">
              <DestinationCard
                destination={destination}
                box={bulk.box(destination.destination_id, 'absolute top-2 left-2 z-1 bg-white/92')}
                onDelete={() => setLeaving(destination)}
              />
            </li>
          ))}
        </ul>
      )}
      {more}
      {leaving && (
        <DeleteDestination destination={leaving} onDeleted={() => forget(leaving)} onStale={onStale} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** Returns an `ApiFailure` for a response without data. */
function useRefused(answer: Read<unknown> | undefined): ApiFailure | undefined {
  return useMemo(
    () =>
      answer && answer.data === undefined ? { failure: true, status: 200, message: answer.message || 'Something went wrong!' } : undefined,
    [answer],
  );
}
