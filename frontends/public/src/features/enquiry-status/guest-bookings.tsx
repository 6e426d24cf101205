import type { GuestBookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { BookingState } from '@reefdesk/contracts/bookings/values';
import { CalendarIcon, CheckIcon, CloseIcon, StarIcon } from '@reefdesk/ui/icons';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';

const ICONS = { held: CalendarIcon, confirmed: CheckIcon, cancelled: CloseIcon, completed: StarIcon } as const;
const LOOKS: Readonly<Record<BookingState, string>> = {
  held: 'bg-sun text-abyss',
  confirmed: 'bg-leaf text-white',
  cancelled: 'bg-white/14 text-foam',
  completed: 'bg-shallows text-abyss',
};

export function GuestBookings({ bookings }: { bookings: readonly GuestBookingView[] }) {
  const text = useText('enquiry-status');
  return (
    <section aria-labelledby="bookings-heading">
      <h2 id="bookings-heading" className="heading-3">
        {text('bookings.title')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {bookings.map((booking) => (
          <Booking key={booking.booking_id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function Booking({ booking }: { booking: GuestBookingView }) {
  const text = useText('enquiry-status');
  const localise = useLocalise();
  const days = useDayTexts();
  const { state, date, last_date: last, seats, package: travel, hold_until: heldUntil } = booking;
  const format = useFormat();
  const Icon = ICONS[state];
  return (
    <li className="flex items-start gap-4 rounded-panel bg-white/8 p-5 sm:p-6">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${LOOKS[state]}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-display text-xl leading-snug">{days.days(date, last)}</p>
        <p className="mt-1 text-foam/90">
          {[travel && (localise(travel.name) || travel.slug), text('places', { count: seats })].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2 font-semibold">{text(`bookings.states.${state}`)}</p>
        {heldUntil !== null && (
          <p className="mt-0.5 text-sm text-foam/85">
            {text('bookings.heldUntil', { time: format.date(heldUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
        )}
      </div>
    </li>
  );
}
