import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { DepartureCard } from './departure-card.tsx';
import { grouped } from './grouped.ts';
import type { DepartureRowActions } from './use-departure-actions.ts';

export interface PackageListsProps {
  departures: readonly PlannedDepartureView[];
  today: string;
  actions: DepartureRowActions;
}

/** The departures of a month by travel, with the sold seats of each (DEP-07). */
export function PackageLists({ departures, today, actions }: PackageListsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {[...grouped(departures, ({ package: { slug } }) => slug)].map(([slug, ofPackage]) => (
        <PackageList key={slug} departures={ofPackage} today={today} actions={actions} />
      ))}
    </div>
  );
}

function PackageList({ departures, today, actions }: PackageListsProps) {
  const text = useText('departures');
  const localise = useLocalise();
  const id = useElementId();
  const [first] = departures;
  if (!first) return null;
  const sum = (key: 'seats' | 'booked') => departures.reduce((all, departure) => all + departure[key], 0);
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-hidden rounded-panel bg-white">
      <div className="px-4 py-4 sm:px-6">
        <h2 id={id} className="font-display text-xl">
          {localise(first.package.name) || first.package.slug}
        </h2>
        <p className="mt-1 text-sm text-ink/75">
          {text('list.dates', { count: departures.length })} · {text('seats.sold', { booked: sum('booked'), seats: sum('seats') })}
        </p>
      </div>
      <ul className="grid gap-px border-t border-ink/10 bg-ink/10">
        {departures.map((departure) => (
          <DepartureCard key={departure.departure_id} departure={departure} by="day" actions={actions} isPast={departure.date < today} />
        ))}
      </ul>
    </section>
  );
}
