import type { GuestBookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { BookingState } from '@reefdesk/contracts/bookings/values';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { Button } from '@reefdesk/ui/button';
import { CalendarIcon, CheckIcon, CloseIcon, StarIcon, TicketIcon } from '@reefdesk/ui/icons';
import { errorText, isApiFailure, useFormat, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useEffect, useRef, useState } from 'react';
import { Preparation } from '../../shared/enquiry/preparation.tsx';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import { useAcceptOfferMutation } from './enquiry-status.api.ts';

const ICONS = { offered: TicketIcon, held: CalendarIcon, confirmed: CheckIcon, cancelled: CloseIcon, completed: StarIcon } as const;
const LOOKS: Readonly<Record<BookingState, string>> = {
  offered: 'bg-coral text-abyss',
  held: 'bg-sun text-abyss',
  confirmed: 'bg-leaf text-white',
  cancelled: 'bg-white/14 text-foam',
  completed: 'bg-shallows text-abyss',
};

export interface GuestBookingsProps {
  bookings: readonly GuestBookingView[];
  howToPay: EnquiryStatusView['how_to_pay'] | undefined;
  /** Undefined for staff, who cannot accept an offer. */
  token: string | undefined;
}

export function GuestBookings({ bookings, ...shared }: GuestBookingsProps) {
  const text = useText('enquiry-status');
  const isOffer = bookings.every(({ state }) => state === 'offered');
  return (
    <section aria-labelledby="bookings-heading">
      <h2 id="bookings-heading" className="heading-3">
        {text(isOffer ? 'bookings.offer' : 'bookings.title')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {bookings.map((booking) => (
          <Booking key={booking.booking_id} booking={booking} {...shared} />
        ))}
      </ul>
    </section>
  );
}

function Booking({ booking, token, howToPay }: { booking: GuestBookingView } & Omit<GuestBookingsProps, 'bookings'>) {
  const text = useText('enquiry-status');
  const localise = useLocalise();
  const days = useDayTexts();
  const format = useFormat();
  const said = useRef<HTMLParagraphElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const { booking_id: id, state, date, last_date: last, seats, deposit, package: travel, hold_until: until } = booking;
  const Icon = ICONS[state];
  // The pressed button is gone.
  useEffect(() => {
    if (isAccepted && state !== 'offered') said.current?.focus();
  }, [isAccepted, state]);
  return (
    <li className="flex items-start gap-4 rounded-panel bg-white/8 p-5 sm:p-6">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${LOOKS[state]}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-display text-xl leading-snug [&:lang(zh)]:break-keep">{days.days(date, last)}</p>
        <p className="mt-1 text-foam/90">
          {[travel && (localise(travel.name) || travel.slug), text('places', { count: seats })].filter(Boolean).join(' · ')}
        </p>
        {state !== 'cancelled' && <Terms booking={booking} />}
        <p ref={said} role="status" tabIndex={-1} className="mt-2 font-semibold outline-none">
          {text(`bookings.states.${state}`)}
        </p>
        {until !== null && (
          <p className="mt-0.5 text-sm text-foam/85">
            {text(state === 'offered' ? 'bookings.offeredUntil' : deposit ? 'bookings.depositUntil' : 'bookings.heldUntil', {
              time: format.date(until, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
        {until !== null && Boolean(deposit) && <HowToPay words={howToPay} />}
        <Preparation preparation={booking.preparation} />
        {state === 'offered' && token && <AcceptOffer token={token} bookingId={id} onAccepted={() => setAccepted(true)} />}
      </div>
    </li>
  );
}

function Terms({ booking: { price, seats, deposit } }: { booking: GuestBookingView }) {
  const text = useText('enquiry-status');
  const common = useText('common');
  const format = useFormat();
  const terms = [
    typeof price === 'number' && common('price.perPerson', { price: format.idr(price) }),
    typeof price === 'number' && seats > 1 && text('bookings.total', { total: format.idr(price * seats) }),
    typeof deposit === 'number' && deposit > 0 && text('bookings.deposit', { deposit: format.idr(deposit) }),
  ].filter(Boolean);
  return <p className="mt-1 text-foam/90 empty:hidden">{terms.join(' · ')}</p>;
}

function HowToPay({ words }: { words: GuestBookingsProps['howToPay'] }) {
  const text = useText('enquiry-status');
  const { value, lang } = useLocalisedText()(words);
  return (
    <p lang={lang} className="mt-2 whitespace-pre-line wrap-anywhere">
      {value || text('bookings.payLater')}
    </p>
  );
}

interface AcceptOfferProps {
  token: string;
  bookingId: string;
  onAccepted: () => void;
}

/** One press takes the seats; a repeated press changes nothing (ENQ-25). */
function AcceptOffer({ token, bookingId, onAccepted }: AcceptOfferProps) {
  const text = useText('enquiry-status');
  const language = useLanguage();
  const [accept, { isLoading }] = useAcceptOfferMutation();
  const [error, setError] = useState<string>();
  const press = async () => {
    setError(undefined);
    try {
      await accept({ token, id: bookingId }).unwrap();
      onAccepted();
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failure.status === 0 ? text('find.offline') : await errorText(failure, language));
    }
  };
  return (
    <>
      <Button variant="primary" size="large" busy={isLoading} className="mt-4" onClick={() => void press()}>
        {text('bookings.accept')}
      </Button>
      <p role="alert" className="mt-3 font-semibold text-coral-light empty:hidden">
        {error}
      </p>
    </>
  );
}
