import type { TravelStatsView } from '@reefdesk/contracts/travels/views';
import { CalendarIcon, CompassIcon, RouteIcon, TicketIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useFormat, useText } from '@reefdesk/web-kit';

const CARDS = [
  ['totalTravels', RouteIcon],
  ['activeBookings', TicketIcon],
  ['destinations', CompassIcon],
  ['monthlyTours', CalendarIcon],
] as const;

/** The four numbers above the list (ATRV-01), as skeletons of the same size while loading. */
export function StatCards({ stats }: { stats: TravelStatsView | undefined }) {
  const text = useText('travels');
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-ink/10 xl:grid-cols-4">
      {CARDS.map(([key, Icon]) => (
        <div key={key} className="flex flex-col-reverse justify-end gap-1 bg-white p-4 md:p-6">
          <dt className="text-sm text-ink/70">{text(`stats.${key}`)}</dt>
          <dd className="flex items-center justify-between gap-3 font-display text-3xl text-deep">
            {stats ? <Figure value={stats[key]} /> : <Skeleton className="h-10 w-16" />}
            <Icon className="size-6 text-lagoon" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ value }: { value: number | null }) {
  const text = useText('travels');
  const format = useFormat();
  if (value !== null) return format.number(value);
  return (
    <span>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text('stats.unknown')}</span>
    </span>
  );
}
