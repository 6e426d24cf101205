import { choosePackages, type PackageChoices, type PackageFilters } from '@reefdesk/contracts/travels/search';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { CheckIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { type Found, useFound } from '../../shared/lists/use-found.ts';
import type { PackageCard } from '../../shared/packages/package.ts';
import { PackageTile } from '../../shared/packages/package-tile.tsx';
import { type PackagePage, useAllPackageCards, usePackageCardsQuery } from '../../shared/packages/packages.api.ts';
import { Chips } from './chips.tsx';
import { CompareBar } from './compare-bar.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { AT_MOST, type Compared, useCompared } from './use-compared.ts';

const GRID = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 min-[120rem]:grid-cols-4';
const SIZES = '(min-width: 120rem) 26rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
/** Tiles that are visible without scrolling. */
const FIRST = 2;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PackageList() {
  const text = useText('packages');
  const { data: all, error } = useAllPackageCards();
  if (all) return <Loaded all={all} />;
  return (
    <Container className="py-12">
      {error ? (
        <ErrorState title={text('failed.title')} actions={<Button onClick={() => window.location.reload()}>{text('retry')}</Button>}>
          {text('failed.text')}
        </ErrorState>
      ) : (
        <div role="status">
          <span className="sr-only">{text('loading')}</span>
          <ul className={GRID}>
            {SKELETONS.map((key) => (
              <li key={key} data-testid="package-skeleton">
                <Skeleton className="aspect-[3/2] rounded-panel! sm:aspect-[4/3]" />
                <Skeleton className="mt-5 h-6 w-4/5" />
                <Skeleton className="mt-3 h-5 w-1/2" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
}

function useFoundPackages(all: PackagePage, { days, kind, sort }: Choice): Found<PackageCard, PackageChoices, PackageFilters> {
  const inBrowser = useCallback((entries: readonly PackageCard[]) => choosePackages(entries, { days, kind, sort }), [days, kind, sort]);
  const filters: PackageFilters = { ...(days && { days }), ...(kind && { kind }), ...(sort !== 'ours' && { sort }) };
  return useFound({ all, filters, isSettled: true, inBrowser, useQuery: usePackageCardsQuery });
}

function Loaded({ all }: { all: PackagePage }) {
  const text = useText('packages');
  const { choice, change, clear } = useChoice();
  const compared = useCompared(all.entries);
  const found = useFoundPackages(all, choice);
  const isChosen = choice.days !== undefined || choice.kind !== undefined;
  return (
    <>
      {all.entries.length > 0 && <Chips choices={all.choices} choice={choice} onChange={change} found={found.page.total} />}
      <Container className="pt-8 pb-24 sm:pt-12 sm:pb-32">
        <h2 className="sr-only">{text('list')}</h2>
        {found.failed ? (
          <ErrorState title={text('failed.title')} actions={<Button onClick={found.retry}>{text('retry')}</Button>}>
            {text('failed.text')}
          </ErrorState>
        ) : found.page.entries.length > 0 ? (
          <PagedList found={found} useQuery={usePackageCardsQuery} label={text('list')} className={GRID}>
            {(packages, from) =>
              packages.map((travel, index) => (
                <li key={travel.slug} className="flex flex-col">
                  <PackageTile travel={travel} index={from + index} sizes={SIZES} priority={from + index < FIRST} />
                  <CompareToggle travel={travel} compared={compared} />
                </li>
              ))
            }
          </PagedList>
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

function CompareToggle({ travel, compared }: { travel: PackageCard; compared: Compared }) {
  const text = useText('packages');
  const name = useLocalise()(travel.travel_name);
  const chosen = compared.has(travel.slug);
  const rests = compared.isFull && !chosen;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={rests || undefined}
      aria-label={text('compare.choose', { name })}
      title={rests ? text('compare.full', { count: AT_MOST }) : undefined}
      onClick={() => compared.toggle(travel.slug)}
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
