import { AREAS } from '@reefdesk/contracts/access';
import type { ContentStatus } from '@reefdesk/contracts/destinations/values';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { TravelListItemView } from '@reefdesk/contracts/travels/views';
import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { PlusIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useLanguage, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useLongList } from '@reefdesk/web-kit/long-list';
import { useEffect } from 'react';
import { PATHS, travelDetailPath } from '../../paths.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { useListBulk } from '../../shared/bulk/use-list-bulk.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { NoMatches } from '../../shared/lists/list-states.tsx';
import { ListToolbar } from '../../shared/lists/list-toolbar.tsx';
import { ListViews } from '../../shared/lists/list-views.tsx';
import { matches } from '../../shared/lists/matches.ts';
import { OrderLink } from '../../shared/lists/order-link.tsx';
import { type ListQuery, useByName, useListQuery } from '../../shared/lists/use-list-query.ts';
import { useLook } from '../../shared/lists/use-look.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { statusChoices } from '../../shared/statuses.ts';
import { useTranslationFilter } from '../../shared/translations/use-open-translations.ts';
import { StatCards } from './components/stat-cards.tsx';
import { TravelCard } from './components/travel-card.tsx';
import { TravelTable } from './components/travel-table.tsx';
import { useTravelsWithStatsQuery } from './travels.api.ts';
import { useDuplicateTravel } from './use-duplicate-travel.ts';

/** Skeleton cards while the list loads (CONST-38). */
const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

const SORTS = ['newest', 'oldest', 'name'] as const;
type Filter = 'all' | ContentStatus;
type Sort = (typeof SORTS)[number];

export default function TravelListPage() {
  const text = useText('travels');
  const { data, error, isLoading } = useTravelsWithStatsQuery({ query: {} });
  const mayEdit = useRights()(AREAS.content);
  usePage({ title: text('pages.travels'), page: 'travel' });
  useEffect(() => {
    // An error is only logged, and the list is then empty (ATRV-12, OR-66).
    if (error) console.error('The travel packages could not be fetched', error);
  }, [error]);
  const travels = data?.travels ?? [];
  const filters: readonly Filter[] = ['all', ...statusChoices(travels.map(({ status }) => status))];
  const list = useListQuery({ filters, sorts: SORTS });
  const translation = useTranslationFilter('packages', list.translation);
  const shown = useShown(travels, list).filter(({ travel_id }) => translation.passes(travel_id));
  const localise = useLocalise();
  const bulk = useListBulk(
    'packages',
    shown.map(({ travel_id: id, names, name, version, status }) => ({
      ...{ id, version, status, name: localise(names) || name, path: travelDetailPath(id) },
    })),
  );
  const [drawn, more] = useLongList(shown);
  const [duplicate, copying] = useDuplicateTravel();
  const look = useLook('packages');
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.travels')} lead={text('lead')}>
        {mayEdit && (
          <div className="flex flex-wrap gap-3">
            <OrderLink kind="packages" />
            <Link to={PATHS.addTravel} className={buttonClass({ variant: 'primary' })}>
              <PlusIcon /> {text('add')}
            </Link>
          </div>
        )}
      </ListHeader>
      <StatCards stats={isLoading ? undefined : (data?.stats ?? NO_STATS)} />
      {isLoading && <LoadingGrid label={text('loading')} />}
      {!isLoading && travels.length === 0 && (
        <EmptyState
          title={text('empty.title')}
          className="py-20"
          actions={
            mayEdit && (
              <Link to={PATHS.addTravel} className={buttonClass()}>
                {text('create')}
              </Link>
            )
          }
        >
          {text('empty.text')}
        </EmptyState>
      )}
      {travels.length > 0 && (
        <ListToolbar
          list={list}
          searchLabel={text('list.search')}
          filterLabel={text('fields.status')}
          filterOptions={filters.map((value) => ({ value, label: text(value === 'all' ? 'list.all' : `values.${value}`) }))}
          translationOptions={translation.options}
          sortOptions={SORTS.map((value) => ({ value, label: text(`list.sorts.${value}`) }))}
          shown={shown.length}
          total={travels.length}
        />
      )}
      {travels.length > 0 && <ListViews list="packages" look={look} />}
      {travels.length > 0 && shown.length === 0 && <NoMatches search={list.search} onClear={list.clear} />}
      <BulkBar bulk={bulk} hideable />
      {shown.length > 0 && look.look === 'table' && (
        <TravelTable travels={drawn} bulk={bulk} copying={copying} onDuplicate={(travelId) => void duplicate(travelId)} />
      )}
      {shown.length > 0 && look.look === 'cards' && (
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {drawn.map((travel) => (
            <li key={travel.travel_id} className="grid min-w-0">
              <TravelCard
                travel={travel}
                box={bulk.box(travel.travel_id, 'absolute top-2 left-2 z-1 bg-white/92')}
                copying={copying}
                onDuplicate={() => void duplicate(travel.travel_id)}
              />
            </li>
          ))}
        </ul>
      )}
      {more}
    </main>
  );
}

function useShown(travels: readonly TravelListItemView[], { search, filter, sort }: ListQuery<Filter, Sort>): TravelListItemView[] {
  const localise = useLocalise();
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const age = (one: TravelListItemView, other: TravelListItemView) => other.created_at.localeCompare(one.created_at);
  const orders: Record<Sort, (one: TravelListItemView, other: TravelListItemView) => number> = {
    newest: age,
    oldest: (one, other) => age(other, one),
    name: (one, other) => byName(localise(one.names), localise(other.names)),
  };
  return travels
    .filter(({ status }) => filter === 'all' || status === filter)
    .filter(({ name, names, descriptions, destinations }) =>
      matches(search, [
        name,
        ...Object.values(names),
        ...Object.values(descriptions),
        ...destinations.flatMap((visited) => Object.values(visited.names)),
      ]),
    )
    .toSorted(orders[sort]);
}

const NO_STATS = { totalTravels: 0, activeBookings: 0, destinations: 0, monthlyTours: 0 };

function LoadingGrid({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
      {SKELETONS.map((index) => (
        <div key={index} data-testid="travel-skeleton" className="overflow-hidden rounded-panel bg-white">
          <Skeleton className="aspect-[2/1] w-full rounded-none md:aspect-[16/10]" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-9 w-28 self-end" />
          </div>
        </div>
      ))}
    </div>
  );
}
