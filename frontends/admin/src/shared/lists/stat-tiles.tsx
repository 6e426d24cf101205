import { classNames } from '@reefdesk/ui/class-names';
import type { IconComponent } from '@reefdesk/ui/icon';
import { Skeleton } from '@reefdesk/ui/skeleton';
import type { ReactNode } from 'react';

export interface StatTile {
  label: string;
  /** Undefined while loading, null if unknown. */
  value: ReactNode;
  icon: IconComponent;
}

export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-ink/10', tiles.length > 2 && 'lg:grid-cols-4')}>
      {tiles.map(({ label, value, icon: Icon }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse justify-end gap-1 bg-white p-4 md:px-6 md:py-5">
          <dt className="text-sm text-ink/70">{label}</dt>
          <dd className="flex items-center justify-between gap-3 font-display text-base whitespace-nowrap text-deep sm:text-xl md:text-2xl">
            <span className="min-w-0">{value === null ? '–' : (value ?? <Skeleton className="h-8 w-24" />)}</span>
            <Icon className="size-6 shrink-0 text-lagoon max-sm:hidden" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
