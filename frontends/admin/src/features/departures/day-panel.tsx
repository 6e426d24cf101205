import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { ListIcon, PlusIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Link, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { daySheetPath } from '../../paths.ts';
import { DepartureCard } from './departure-card.tsx';
import type { DepartureRowActions } from './use-departure-actions.ts';

export interface DayPanelProps {
  day: string;
  today: string;
  departures: readonly PlannedDepartureView[];
  actions: DepartureRowActions;
  onPlan: () => void;
}

/** The departures of one day. A departure is closed with two clicks: the day, then "Close" (DEP-07). */
export function DayPanel({ day, today, departures, actions, onPlan }: DayPanelProps) {
  const text = useText('departures');
  const days = useDayTexts();
  const id = useElementId();
  const isPast = day < today;
  const notClosed = departures.filter(({ status }) => status !== 'closed');
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-hidden rounded-panel bg-white">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
        <h2 id={id} aria-live="polite" className="font-display text-xl">
          {days.day(day)}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link to={daySheetPath(day)} className={buttonClass({ variant: 'outline', size: 'small', className: 'min-h-11' })}>
            <ListIcon className="size-4" />
            {text('pages.daySheet')}
          </Link>
          {notClosed.length > 1 && !isPast && (
            <Button
              variant="outline"
              size="small"
              className="min-h-11"
              disabled={actions.busy}
              onClick={() => actions.setStatus(notClosed, 'closed')}
            >
              {text('actions.closeAll')}
            </Button>
          )}
        </div>
      </div>
      {departures.length > 0 ? (
        <ul className="grid gap-px border-y border-ink/10 bg-ink/10">
          {departures.map((departure) => (
            <DepartureCard key={departure.departure_id} departure={departure} by="package" actions={actions} isPast={isPast} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-4 text-sm text-ink/75 sm:px-6">{text(isPast ? 'day.nonePast' : 'day.none')}</p>
      )}
      {!isPast && (
        <p className="px-4 py-4 sm:px-6">
          <Button variant="outline" size="small" className="min-h-11" onClick={onPlan}>
            <PlusIcon className="size-4" />
            {text('day.plan')}
          </Button>
        </p>
      )}
    </section>
  );
}
