import { stateText } from '@reefdesk/contracts/bookings/values';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import { ENQUIRY_WISHES, type EnquiryWish } from '@reefdesk/contracts/enquiries/values';
import { Button } from '@reefdesk/ui/button';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { Link, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { pathOfAddress } from '../../shared/enquiry/path-of-address.ts';
import { Preparation } from '../../shared/enquiry/preparation.tsx';
import { useRequestedDates } from '../../shared/enquiry/use-requested-dates.ts';
import type { CustomerSessionState } from './use-customer-session.ts';
import { WishForm } from './wish-form.tsx';

interface OwnTripProps extends Pick<CustomerSessionState, 'withSession'> {
  trip: TripView;
  userId: string;
}

export function OwnTrip({ trip, userId, withSession }: OwnTripProps) {
  const text = useText('customer');
  const common = useText('common');
  const localise = useLocalise();
  const format = useFormat();
  const requestedDates = useRequestedDates();
  const id = useElementId();
  const [asking, setAsking] = useState<EnquiryWish>();
  const [isJustSent, setJustSent] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const { reference, state, sent_at: sentAt, package: travel, party, bookings, wish, status_url: statusUrl } = trip;
  // The focused form is removed, so the confirmation gets the focus once the data contains the request.
  useEffect(() => {
    if (isJustSent && wish) done.current?.focus();
  }, [isJustSent, wish]);
  const who = (['divers', 'guests', 'children'] as const).flatMap((kind) =>
    party[kind] ? [text(`mine.${kind}`, { count: party[kind] })] : [],
  );
  return (
    <li aria-labelledby={id} className="flex min-w-0 flex-col gap-3 rounded-panel bg-white p-5 shadow-soft sm:p-7">
      <h3 id={id} tabIndex={-1} className="outline-none font-display text-xl leading-tight wrap-anywhere">
        {travel ? localise(travel.name) || travel.slug : text('mine.noPackage')}
      </h3>
      <p className="self-start rounded-full bg-shallows px-4 py-1 text-sm font-semibold text-abyss">
        {text(`mine.states.${stateText(state, bookings)}`)}
      </p>
      <p>
        {requestedDates(trip.dates) || text('mine.noDates')}
        {who.length > 0 && <span className="block text-sm text-ink/75">{who.join(' · ')}</span>}
      </p>
      <ul className="grid gap-1 empty:hidden">
        {bookings.map(({ booking_id, state: booked, date, last_date: last = date, seats, price, hold_until, preparation }) => (
          <li key={booking_id} className="text-sm">
            <span className="font-semibold">{requestedDates({ from: date, to: last, month: null })}</span> ·{' '}
            {text('mine.places', { count: seats })} ·{' '}
            {typeof price === 'number' && `${common('price.perPerson', { price: format.idr(price) })} · `}
            {hold_until
              ? text(booked === 'offered' ? 'mine.offeredUntil' : 'mine.heldUntil', {
                  time: format.date(hold_until, { dateStyle: 'medium', timeStyle: 'short' }),
                })
              : text(`mine.bookings.${booked}`)}
            <Preparation preparation={preparation} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink/75">
        {text('mine.reference')} <span className="font-semibold text-ink select-all">{reference}</span> ·{' '}
        <span className="inline-block">{text('mine.sent', { date: format.date(sentAt, { dateStyle: 'medium' }) })}</span>
      </p>
      <p ref={done} role="status" tabIndex={-1} className="font-semibold text-leaf outline-none empty:hidden">
        {wish && text(`mine.wished.${wish}`)}
      </p>
      {asking ? (
        <WishForm
          key={asking}
          trip={trip}
          userId={userId}
          wish={asking}
          withSession={withSession}
          onClose={(isSent) => {
            setAsking(undefined);
            setJustSent(isSent);
            if (!isSent) document.getElementById(id)?.focus();
          }}
        />
      ) : (
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
          {statusUrl && (
            <Link to={pathOfAddress(statusUrl)} className="link inline-flex min-h-11 items-center font-semibold text-ocean max-sm:w-full">
              {text('mine.open')}
            </Link>
          )}
          {state !== 'lost' &&
            ENQUIRY_WISHES.map((one) => (
              <Button
                key={one}
                variant="outline"
                size="small"
                className="min-h-11"
                onClick={() => {
                  setJustSent(false);
                  setAsking(one);
                }}
              >
                {text(`mine.${one}`)}
              </Button>
            ))}
        </div>
      )}
    </li>
  );
}
