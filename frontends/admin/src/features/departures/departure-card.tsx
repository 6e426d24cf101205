import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Link, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { bookingsPath, daySheetPath, waitlistPath } from '../../paths.ts';
import { StateBadge } from '../../shared/lists/badge.tsx';
import type { DepartureRowActions } from './use-departure-actions.ts';

/** Widths of the bar in twelfths. They are classes, because the CSP forbids inline styles. */
const WIDTHS = [
  'w-0',
  'w-1/12',
  'w-2/12',
  'w-3/12',
  'w-4/12',
  'w-5/12',
  'w-6/12',
  'w-7/12',
  'w-8/12',
  'w-9/12',
  'w-10/12',
  'w-11/12',
  'w-full',
];

type Counted = Pick<PlannedDepartureView, 'seats' | 'booked' | 'seats_left' | 'status'>;

/** Sold and remaining seats, as text and as a bar (DEP-07). */
function Seats({ departure: { seats, booked, seats_left: left, status } }: { departure: Counted }) {
  const text = useText('departures');
  // The bar shows even a single sold seat, and is full only for a full departure.
  const step = booked >= seats ? 12 : booked === 0 ? 0 : Math.max(1, Math.min(11, Math.floor((booked / seats) * 12)));
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-semibold">{text('seats.sold', { booked, seats })}</span>
        <span className="text-ink/75">{text('seats.left', { count: left })}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-ink/10">
        <div
          className={classNames(
            'h-full rounded-full',
            WIDTHS[step],
            status === 'few' ? 'bg-sun' : status === 'full' ? 'bg-leaf' : 'bg-lagoon',
          )}
        />
      </div>
    </div>
  );
}

export interface DepartureCardProps {
  departure: PlannedDepartureView;
  /** Content of the card's heading: the day in the list of a travel, the travel in the list of a day. */
  by: 'day' | 'package';
  actions: DepartureRowActions;
  isPast: boolean;
}

export function DepartureCard({ departure, by, actions, isPast }: DepartureCardProps) {
  const text = useText('departures');
  const common = useText('common');
  const localise = useLocalise();
  const format = useFormat();
  const days = useDayTexts();
  const { package: travel, date, last_date: last, status, booked, price, own_price: own } = departure;
  const name = localise(travel.name) || travel.slug;
  const day = days.days(date, last);
  const label = (key: string) => text('actions.of', { action: text(`actions.${key}`), name, day: days.shortDay(date) });
  return (
    <li className="grid gap-3 bg-white px-4 py-4 sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-display text-lg leading-tight wrap-anywhere">{by === 'day' ? day : name}</p>
        <StateBadge state={status} />
      </div>
      <Seats departure={departure} />
      <p className="text-sm text-ink/80">
        {price === null ? common('price.ask') : common('price.perPerson', { price: format.idr(price) })}
        {own !== null && <span className="text-ink/70"> · {text('ownPrice')}</span>}
      </p>
      <p className="flex flex-wrap gap-2">
        {!isPast && (
          <>
            <Button
              variant={status === 'closed' ? 'solid' : 'outline'}
              size="small"
              className="min-h-11"
              disabled={actions.busy}
              aria-label={label(status === 'closed' ? 'open' : 'close')}
              onClick={() => actions.setStatus([departure], status === 'closed' ? 'open' : 'closed')}
            >
              {text(status === 'closed' ? 'actions.open' : 'actions.close')}
            </Button>
            <Button variant="outline" size="small" className="min-h-11" aria-label={label('edit')} onClick={() => actions.edit(departure)}>
              {text('actions.edit')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              className="min-h-11 text-coral-dark"
              aria-label={label('remove')}
              onClick={() => actions.remove(departure)}
            >
              {text('actions.remove')}
            </Button>
          </>
        )}
        {booked > 0 && (
          <Link
            to={bookingsPath({ departure: departure.departure_id })}
            aria-label={label('bookings')}
            className="link inline-flex min-h-11 items-center px-2 text-sm font-semibold text-ocean"
          >
            {text('pages.bookings')}
          </Link>
        )}
        {departure.waitlist > 0 && (
          <Link
            to={waitlistPath(departure.departure_id)}
            className="link inline-flex min-h-11 items-center px-2 text-sm font-semibold text-coral-dark"
          >
            {text('waitlist', { count: departure.waitlist })}
          </Link>
        )}
        {by === 'day' && (
          <Link
            to={daySheetPath(date)}
            aria-label={label('sheet')}
            className="link inline-flex min-h-11 items-center px-2 text-sm font-semibold text-ocean"
          >
            {text('pages.daySheet')}
          </Link>
        )}
      </p>
    </li>
  );
}
