import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { Button } from '@reefdesk/ui/button';
import { TicketIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useState } from 'react';
import { BookingActions } from '../../../shared/bookings/booking-actions.tsx';
import { BookingFacts } from '../../../shared/bookings/booking-facts.tsx';
import { StateBadge } from '../../../shared/lists/badge.tsx';
import { Panel } from '../../../shared/panel.tsx';
import { MakeBookingDialog } from './make-booking-dialog.tsx';

/** Bookings made from the enquiry, and a button for another one (ENQ-13). */
export function EnquiryBookings({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('bookings');
  const localise = useLocalise();
  const days = useDayTexts();
  const toast = useToast();
  const [making, setMaking] = useState(false);
  const { bookings, erased_at: erasedAt } = enquiry;
  return (
    <Panel title={text('pages.bookings')}>
      {bookings.length > 0 ? (
        <ul className="grid gap-4">
          {bookings.map((booking) => (
            <li key={booking.booking_id} className="grid gap-3 border-t border-ink/12 pt-4">
              <div className="flex items-start justify-between gap-3">
                <p className="min-w-0">
                  <span className="block font-display text-lg leading-tight">{days.days(booking.date, booking.last_date)}</span>
                  {booking.package && (
                    <span className="block text-sm font-semibold text-ocean">{localise(booking.package.name) || booking.package.slug}</span>
                  )}
                </p>
                <StateBadge state={booking.state} />
              </div>
              <BookingFacts booking={booking} />
              <BookingActions booking={booking} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink/75">{text('panel.none')}</p>
      )}
      {erasedAt === null && (
        <Button variant={bookings.length > 0 ? 'outline' : 'primary'} className="mt-5" onClick={() => setMaking(true)}>
          <TicketIcon className="size-5" />
          {text('make.title')}
        </Button>
      )}
      {making && (
        <MakeBookingDialog
          enquiry={enquiry}
          onClose={() => setMaking(false)}
          onMade={({ state }) => {
            setMaking(false);
            toast({ tone: 'success', title: text(`told.${state}`) });
          }}
        />
      )}
    </Panel>
  );
}
