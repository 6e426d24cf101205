import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { type BookingState, isExpiring } from '@reefdesk/contracts/bookings/values';
import { ConfirmDialog } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { useRef, useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { useChangeBookingMutation } from './bookings.api.ts';
import { EditBookingDialog } from './edit-booking-dialog.tsx';
import { useBookingFailure } from './use-booking-failure.ts';

type Step = 'confirm' | 'complete' | 'hold';

/** Possible steps in each state, the most likely one first. */
const STEPS: Readonly<Record<BookingState, readonly Step[]>> = {
  offered: ['confirm'],
  held: ['confirm'],
  confirmed: ['complete'],
  cancelled: ['hold'],
  completed: [],
};
const LEADS_TO: Readonly<Record<Step, BookingState>> = { confirm: 'confirmed', complete: 'completed', hold: 'held' };

/** Action buttons of a booking (ENQ-13). */
export function BookingActions({ booking }: { booking: BookingView }) {
  const text = useText('bookings');
  const days = useDayTexts();
  const toast = useToast();
  const withSession = useWithSession();
  const failureText = useBookingFailure();
  const [change, { isLoading }] = useChangeBookingMutation();
  const [open, setOpen] = useState<'cancel' | 'edit'>();
  const running = useRef(false);
  const { state, date } = booking;
  const go = async (next: BookingState) => {
    if (running.current) return;
    running.current = true;
    try {
      await withSession(() => change({ id: booking.booking_id, version: booking.version, body: { state: next } }).unwrap());
      toast({ tone: 'success', title: text(`told.${next}`) });
    } catch (failure) {
      toast({ tone: 'error', title: await failureText(failure, text('errors.change')) });
    } finally {
      running.current = false;
      setOpen(undefined);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {STEPS[state].map((step) => (
        <Button key={step} variant="solid" size="small" className="min-h-11" disabled={isLoading} onClick={() => void go(LEADS_TO[step])}>
          {text(`actions.${step}`)}
        </Button>
      ))}
      {state !== 'cancelled' && (
        <Button variant="outline" size="small" className="min-h-11" disabled={isLoading} onClick={() => setOpen('edit')}>
          {text('actions.edit')}
        </Button>
      )}
      {(isExpiring(booking) || state === 'confirmed') && (
        <Button variant="ghost" size="small" className="min-h-11 text-coral-dark" disabled={isLoading} onClick={() => setOpen('cancel')}>
          {text('actions.cancel')}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        title={text('cancelling.title', { day: days.shortDay(date) })}
        confirmLabel={text('actions.cancel')}
        cancelLabel={text('cancelling.back')}
        onConfirm={() => void go('cancelled')}
        onCancel={() => setOpen(undefined)}
        busy={isLoading}
      >
        {text('cancelling.what')}
      </ConfirmDialog>
      {open === 'edit' && (
        <EditBookingDialog
          booking={booking}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            toast({ tone: 'success', title: text('told.saved') });
          }}
        />
      )}
    </div>
  );
}
