import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { CheckIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';
import { useLongList } from '@reefdesk/web-kit/long-list';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { PackageTile } from '../../shared/packages/package-tile.tsx';
import { usePackages } from '../../shared/packages/packages.api.ts';
import { Chips } from './chips.tsx';
import { type Choice, choosePackages, KINDS, LENGTH_NAMES, SORTS } from './choice.ts';
import { CompareBar } from './compare-bar.tsx';
import { AT_MOST, type Compared, useCompared } from './use-compared.ts';

const KEYS = { length: 'days', kind: 'for', sort: 'sort' } as const;

/** The choice is in the URL, so that it can be shared and survives going back from a package. */
function useChoice() {
  const [address, choose] = useAddressChoice();
  // The server's HTML ignores the choice in the URL, and hydration must match it.
  const hydrating = useHydrating();
  const read = <Value extends string>(key: string, values: readonly Value[]) =>
    hydrating ? undefined : values.find((value) => value === address.get(key));
  const change = useCallback(
    (changed: Partial<Choice>) => {
      const named = Object.entries(changed) as [keyof Choice, string | undefined][];
      choose(Object.fromEntries(named.map(([name, value]) => [KEYS[name], value === SORTS[0] ? '' : value])));
    },
    [choose],
  );
  const choice: Choice = {
    length: read(KEYS.length, LENGTH_NAMES),
    kind: read(KEYS.kind, KINDS),
    sort: read(KEYS.sort, SORTS) ?? SORTS[0],
  };
  return { choice, change, clear: useCallback(() => change({ length: undefined, kind: undefined }), [change]) };
}

const SIZES = '(min-width: 120rem) 26rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
/** Tiles that are visible without scrolling. */
const FIRST = 2;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PackageList() {
  const text = useText('packages');
  const { data: packages, error } = usePackages();
  if (packages) return <Loaded packages={packages} />;
  return (
    <Container className="py-12">
      {error ? (
        <ErrorState title={text('failed.title')} actions={<Button onClick={() => window.location.reload()}>{text('retry')}</Button>}>
          {text('failed.text')}
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">{text('loading')}</span>
          <Grid>
            {SKELETONS.map((key) => (
              <li key={key} data-testid="package-skeleton">
                <Skeleton className="aspect-[3/2] rounded-panel! sm:aspect-[4/3]" />
                <Skeleton className="mt-5 h-6 w-4/5" />
                <Skeleton className="mt-3 h-5 w-1/2" />
              </li>
            ))}
          </Grid>
        </div>
      )}
    </Container>
  );
}

function Loaded({ packages }: { packages: readonly ListedPackage[] }) {
  const text = useText('packages');
  const { choice, change, clear } = useChoice();
  const compared = useCompared(packages);
  const found = choosePackages(packages, choice);
  const [drawn, more] = useLongList(found);
  const isChosen = choice.length !== undefined || choice.kind !== undefined;
  return (
    <>
      {packages.length > 0 && <Chips packages={packages} choice={choice} onChange={change} found={found.length} />}
      <Container className="pt-8 pb-24 sm:pt-12 sm:pb-32">
        <h2 className="sr-only">{text('list')}</h2>
        {found.length > 0 ? (
          <>
            <Grid>
              {drawn.map((travel, index) => (
                <li key={travel.travel_id} className="flex flex-col">
                  <PackageTile travel={travel} index={index} sizes={SIZES} priority={index < FIRST} />
                  <CompareToggle travel={travel} compared={compared} />
                </li>
              ))}
            </Grid>
            {more}
          </>
        ) : (
          <EmptyState
            title={text('empty.title')}
            className="min-h-80"
            actions={isChosen && <Button onClick={clear}>{text('empty.clear')}</Button>}
          >
            {text(isChosen ? 'empty.chosen' : 'empty.none')}
          </EmptyState>
        )}
      </Container>
      <CompareBar compared={compared} />
    </>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 min-[120rem]:grid-cols-4">{children}</ul>;
}

function CompareToggle({ travel, compared }: { travel: ListedPackage; compared: Compared }) {
  const text = useText('packages');
  const name = useLocalise()(travel.travel_name);
  const chosen = compared.has(travel.travel_slug);
  const rests = compared.isFull && !chosen;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={rests || undefined}
      aria-label={text('compare.choose', { name })}
      title={rests ? text('compare.full', { count: AT_MOST }) : undefined}
      onClick={() => compared.toggle(travel.travel_slug)}
      className={classNames(
        'mt-3 flex min-h-11 items-center gap-2.5 self-start rounded-full border px-4 text-sm font-semibold transition-colors noscript:hidden',
        chosen ? 'border-ocean bg-ocean text-white' : 'border-ink/25 bg-white',
        rests ? 'cursor-not-allowed text-ink/55' : !chosen && 'hover:border-ink/60',
      )}
    >
      <span
        className={classNames(
          'grid size-4.5 place-items-center rounded-sm border',
          chosen ? 'border-white bg-white text-ocean' : 'border-ink/45',
        )}
      >
        {chosen && <CheckIcon className="size-4" />}
      </span>
      {text('compare.short')}
    </button>
  );
}
