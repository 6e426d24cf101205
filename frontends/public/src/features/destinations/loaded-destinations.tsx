import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { Container } from '@reefdesk/ui/layout';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useLongList } from '@reefdesk/web-kit/long-list';
import { useCallback, useMemo, useRef } from 'react';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { DestinationCard } from './destination-card.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedSlider } from './featured-slider.tsx';
import { categoriesOf, type Filters, filterDestinations, NO_LICENCE } from './filters.ts';
import { FindBar } from './find-bar.tsx';
import { placesOf } from './grid-places.ts';
import { GRID, placeClass } from './place-class.ts';

const KEYS = { search: 'q', category: 'category', level: 'for' } as const;

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
    filters: {
      search: filterOf(KEYS.search),
      category: filterOf(KEYS.category),
      level,
    },
    change,
    clear: useCallback(() => change({ search: '', category: '', level: '' }), [change]),
  };
}

export function LoadedDestinations({ destinations }: { destinations: readonly ListedDestination[] }) {
  const text = useText('destinations');
  const language = useLanguage();
  const { filters, change, clear } = useFilters();
  const list = useRef<HTMLDivElement>(null);
  const categories = useMemo(() => categoriesOf(destinations, language), [destinations, language]);
  const { search, category, level } = filters;
  const found = useMemo(
    () => filterDestinations(destinations, { search, category, level }, language),
    [destinations, search, category, level, language],
  );
  const filtered = search !== '' || category !== '' || level !== '';
  const changeFilters = (changed: Partial<Filters>) => {
    change(changed);
    // If the reader has scrolled down, the first result is scrolled into view.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <>
      {destinations.length > 0 ? (
        <FeaturedSlider destinations={destinations} />
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
          licences={destinations.some(({ dive }) => dive?.level === NO_LICENCE)}
          found={found.length}
        />
        <div ref={list} className="scroll-mt-44 pt-6 sm:scroll-mt-40 sm:pt-10">
          <Container>
            <h2 className="sr-only">{text('list')}</h2>
            {found.length > 0 ? (
              <DestinationGrid destinations={found} />
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

function DestinationGrid({ destinations }: { destinations: readonly ListedDestination[] }) {
  const text = useText('destinations');
  const places = placesOf(destinations.length);
  const [drawn, more] = useLongList(destinations);
  return (
    <>
      <ul aria-label={text('list')} className={GRID}>
        {drawn.map((destination, index) => {
          const place = places[index];
          return (
            place && (
              <li key={destination.id} className={placeClass(place)}>
                <DestinationCard destination={destination} place={place} />
              </li>
            )
          );
        })}
      </ul>
      {more}
    </>
  );
}
