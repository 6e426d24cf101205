import { type DestinationFilters, matchesFilters } from '@reefdesk/contracts/destinations/search';
import { Button } from '@reefdesk/ui/button';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { Container } from '@reefdesk/ui/layout';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useCallback, useMemo, useRef } from 'react';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { type DestinationPage, useDestinationsQuery } from '../../shared/destinations/destinations.api.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { type Found, useFound } from '../../shared/lists/use-found.ts';
import { DestinationCard } from './destination-card.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedSlider } from './featured-slider.tsx';
import { categoryOptions, type Filters, NO_LICENCE } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import { placesOf } from './grid-places.ts';
import { GRID, placeClass } from './place-class.ts';
import { usePaused } from './use-paused.ts';

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

type FoundDestinations = Found<ListedDestination, DestinationPage['choices'], DestinationFilters>;

/** Searches as soon as the reader pauses in typing. */
function useFoundDestinations(all: DestinationPage, { q, category, level }: Filters): FoundDestinations {
  const language = useLanguage();
  const paused = usePaused(q);
  const given = Object.entries({ q: paused, category, level }).filter(([, value]) => value !== '');
  const inBrowser = useCallback(
    (entries: readonly ListedDestination[]) => entries.filter((entry) => matchesFilters(entry, { q, category, level }, language)),
    [q, category, level, language],
  );
  return useFound({
    all,
    filters: Object.fromEntries(given) as DestinationFilters,
    isSettled: paused === q,
    inBrowser,
    useQuery: useDestinationsQuery,
  });
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
      {all.entries.length > 0 ? (
        <FeaturedSlider destinations={all.entries} />
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
            ) : found.page.entries.length > 0 ? (
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

function DestinationGrid({ found }: { found: FoundDestinations }) {
  const text = useText('destinations');
  const places = placesOf(found.page.total);
  return (
    <PagedList found={found} useQuery={useDestinationsQuery} label={text('list')} className={GRID}>
      {(destinations, from) =>
        destinations.map((destination, index) => {
          const place = places[from + index];
          return (
            place && (
              <li key={destination.id} className={placeClass(place)}>
                <DestinationCard destination={destination} place={place} />
              </li>
            )
          );
        })
      }
    </PagedList>
  );
}
