import { classNames } from '@reefdesk/ui/class-names';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useLocalise, useText } from '@reefdesk/web-kit';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { AT_MOST, type Compared } from './use-compared.ts';

/** Adds a package to the comparison or removes it; says so if the comparison is full. */
export function CompareToggle({ travel, compared }: { travel: ListedPackage; compared: Compared }) {
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
