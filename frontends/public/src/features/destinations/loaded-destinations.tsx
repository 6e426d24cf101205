import { LIMITS } from '@reefdesk/contracts/limits';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { Container } from '@reefdesk/ui/layout';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useLaterPages } from '@reefdesk/web-kit/later-pages';
import { More } from '@reefdesk/web-kit/long-list';
import { useCallback, useMemo, useRef } from 'react';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { type DestinationPage, type DestinationSearch, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import { DestinationCard } from './destination-card.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedSlider } from './featured-slider.tsx';
import { categoryOptions, type Filters, NO_LICENCE } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import { type GridPlace, placesOf } from './grid-places.ts';
import { GRID, placeClass } from './place-class.ts';
import { type FoundDestinations, useFoundDestinations } from './use-found-destinations.ts';

const KEYS = { q: 'q', category: 'category', level: 'for' } as const satisfies Record<keyof Filters, string>;

/** The filters are in the address, so that going back from a destination restores the results. */
function useFilters() {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the filters in the address, and hydration must match it.
  const hydrating = useHydrating();
  const filterOf = (key: string) => (hydrating ? '' : (address.get(key) ?? ''));
  const change = useCallback(
    (changed: Partial<Filters>) => {
      const named = Object.entries(changed) as [keyof Filters, string][];
      choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value])));
    },
    [choose],
  );
  const level: Filters['level'] = filterOf(KEYS.level) === NO_LICENCE ? NO_LICENCE : '';
  return {
    filters: { q: filterOf(KEYS.q), category: filterOf(KEYS.category), level },
    change,
    clear: useCallback(() => change({ q: '', category: '', level: '' }), [change]),
  };
}

/** `all` is the first page of all destinations. */
export function LoadedDestinations({ all }: { all: DestinationPage }) {
  const text = useText('destinations');
  const language = useLanguage();
  const { filters, change, clear } = useFilters();
  const list = useRef<HTMLDivElement>(null);
  const categories = useMemo(() => categoryOptions(all.choices, language), [all, language]);
  const isKnown = categories.some(({ key }) => key === filters.category);
  const found = useFoundDestinations(all, isKnown ? filters : { ...filters, category: '' });
  const filtered = filters.q !== '' || filters.category !== '' || filters.level !== '';
  const changeFilters = (changed: Partial<Filters>) => {
    change(changed);
    // If the reader has scrolled down, the first result is scrolled into view.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <>
      {all.destinations.length > 0 ? (
        <FeaturedSlider destinations={all.destinations} />
      ) : (
        <FeaturedFrame>
          <p className="lead max-w-xl">{text('featured.empty')}</p>
        </FeaturedFrame>
      )}
      <div className="bg-sand pb-24 text-ink sm:pb-32">
        <FindBar
          filters={filters}
          onChange={changeFilters}
          categories={categories}
          licences={all.choices.levels.includes(NO_LICENCE)}
          found={found.page.total}
        />
        <div ref={list} className="scroll-mt-44 pt-6 sm:scroll-mt-40 sm:pt-10">
          <Container>
            <h2 className="sr-only">{text('list')}</h2>
            {found.failed ? (
              <ErrorState title={text('failed.title')} actions={<Button onClick={found.retry}>{text('failed.retry')}</Button>}>
                {text('failed.text')}
              </ErrorState>
            ) : found.page.destinations.length > 0 ? (
              <DestinationGrid found={found} />
            ) : (
              <EmptyState
                title={text('empty.title')}
                className="min-h-80"
                actions={filtered && <Button onClick={clear}>{text('empty.clear')}</Button>}
              >
                {text(filtered ? 'empty.filtered' : 'empty.none')}
              </EmptyState>
            )}
          </Container>
        </div>
      </div>
    </>
  );
}

function DestinationGrid({ found: { page, search, isCurrent } }: { found: FoundDestinations }) {
  const text = useText('destinations');
  const places = placesOf(page.total);
  const [cursors, readOn] = useLaterPages();
  const last = useDestinationsQuery({ ...search, cursor: cursors.at(-1) }, { skip: cursors.length === 0 });
  const next = cursors.length === 0 ? page.nextCursor : last.currentData?.nextCursor;
  const shown = (1 + cursors.length) * LIMITS.screenPage;
  return (
    <>
      <ul
        aria-label={text('list')}
        aria-busy={!isCurrent}
        className={classNames(GRID, 'transition-opacity', !isCurrent && 'opacity-60')}
      >
        <Cards destinations={page.destinations} places={places} />
        {isCurrent &&
          cursors.map((cursor, index) => (
            <LaterCards key={cursor} search={{ ...search, cursor }} places={places.slice((index + 1) * LIMITS.screenPage)} />
          ))}
      </ul>
      {isCurrent && next && <More left={page.total - shown} onNear={() => readOn(next)} />}
      {last.isFetching && <p role="status">{text('loading')}</p>}
      {last.isError && !last.isFetching && (
        <p className="mt-10 flex justify-center">
          <Button onClick={() => void last.refetch()}>{text('failed.retry')}</Button>
        </p>
      )}
    </>
  );
}

interface CardsProps {
  destinations: readonly ListedDestination[];
  /** Of these destinations and perhaps of later ones. */
  places: readonly GridPlace[];
}

function Cards({ destinations, places }: CardsProps) {
  return destinations.map((destination, index) => {
    const place = places[index];
    return (
      place && (
        <li key={destination.id} className={placeClass(place)}>
          <DestinationCard destination={destination} place={place} />
        </li>
      )
    );
  });
}

function LaterCards({ search, places }: { search: DestinationSearch; places: CardsProps['places'] }) {
  const { data } = useDestinationsQuery(search);
  return data && <Cards destinations={data.destinations} places={places} />;
}
