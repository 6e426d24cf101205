import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { classNames } from '@reefdesk/ui/class-names';
import { useText } from '@reefdesk/web-kit';

/** Widths of the bar in twelfths. They are classes, because the CSP of the pages forbids inline styles. */
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
export function Seats({ departure: { seats, booked, seats_left: left, status } }: { departure: Counted }) {
  const text = useText('departures');
  // One sold seat is already visible, and only a full departure fills the bar.
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
