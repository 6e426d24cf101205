import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { type BookingEdit, bookingChange } from '@reefdesk/contracts/bookings/requests';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { EveryField, Written } from '@reefdesk/contracts/schema/check';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { type Rules, RupiahField, TextField, TickField, typedNumber, typedRupiah, useRules } from '@reefdesk/forms';
import { runtimeConfig, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { usePlannedDeparturesQuery } from '../departures.api.ts';
import { RecordDialog } from '../lists/record-dialog.tsx';
import { useWithSession } from '../session/session-recovery.tsx';
import { useChangeBookingMutation } from './bookings.api.ts';
import { DepartureField } from './departure-field.tsx';
import { useBookingFailure } from './use-booking-failure.ts';

interface Values {
  departure_id: string;
  seats: string;
  price: string;
  deposit: string;
  sizes: string;
  notes: string;
  /** True if the guest gets an email. */
  notify: boolean;
}

const typed = (value: number | null) => (value === null ? '' : String(value));
const valuesOf = ({ departure_id, seats, price, deposit, sizes, notes }: BookingView): Values => ({
  departure_id: departure_id ?? '',
  seats: String(seats),
  price: typed(price),
  deposit: typed(deposit),
  sizes,
  notes,
  notify: true,
});
function editOf({ departure_id, seats, price, deposit, sizes, notes, notify }: Values) {
  return {
    departure_id: departure_id || undefined,
    // An empty value is sent, so that validation reports it.
    seats: typedNumber(seats) ?? '',
    price: typedRupiah(price),
    deposit: typedRupiah(deposit),
    sizes,
    notes,
    notify: notify ? undefined : false,
  } satisfies EveryField<Written<Omit<BookingEdit, 'state' | 'hold_hours'>>>;
}
const RULES: Rules<Values> = { schema: bookingChange, request: editOf };

export interface EditBookingDialogProps {
  booking: BookingView;
  onClose: () => void;
  onSaved: () => void;
}

export function EditBookingDialog({ booking, onClose, onSaved }: EditBookingDialogProps) {
  const text = useText('bookings');
  const days = useDayTexts();
  const withSession = useWithSession();
  const failureText = useBookingFailure();
  const [change] = useChangeBookingMutation();
  const validate = useRules(RULES, text);
  const departures = useOfferedDepartures(booking);
  const departureText = (id: string) => {
    const departure = departures.find(({ departure_id: offered }) => offered === id);
    return departure ? days.shortDay(departure.date) : id;
  };
  return (
    <RecordDialog<Values, BookingView>
      title={text('edit.title', { day: days.shortDay(booking.date) })}
      stored={booking}
      initial={valuesOf(booking)}
      validate={validate}
      send={(values, onto) => {
        const { booking_id: id, version } = onto ?? booking;
        return withSession(() => change({ id, version, body: editOf(values) }).unwrap());
      }}
      failureText={(failure) => failureText(failure, text('errors.change'))}
      versions={{
        valuesOf,
        labels: {
          departure_id: { label: text('make.departure'), show: (id) => departureText(id) },
          seats: { label: text('make.seats') },
          price: { label: text('make.price') },
          deposit: { label: text('make.deposit') },
          sizes: { label: text('sizes') },
          notes: { label: text('notes') },
          notify: { label: text('edit.notify'), show: (isNotified) => text(isNotified ? 'yes' : 'no') },
        },
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {departures.length > 0 && (
        <DepartureField
          departures={departures}
          isAnyPackage={departures.some(({ package: { slug } }) => slug !== booking.package?.slug)}
          hint={text('edit.moveHint')}
        />
      )}
      <TextField name="seats" type="number" inputMode="numeric" min={1} label={text('make.seats')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <RupiahField name="price" optional label={text('make.price')} />
        <RupiahField name="deposit" optional label={text('make.deposit')} hint={text('make.depositHint')} />
      </div>
      <TextField name="sizes" optional maxLength={LIMITS.bookingSizesMaxLength} label={text('sizes')} hint={text('make.sizesHint')} />
      <TextField
        name="notes"
        rows={3}
        optional
        maxLength={LIMITS.bookingNotesMaxLength}
        label={text('notes')}
        hint={text('make.notesHint')}
      />
      <TickField name="notify" label={text('edit.notify')} />
    </RecordDialog>
  );
}

/** Returns the departures from today on and the booking's current one; empty if they could not be loaded. */
function useOfferedDepartures({ departure_id: current, date }: BookingView): readonly PlannedDepartureView[] {
  const today = dayIn(runtimeConfig().brand.timeZone, new Date());
  const from = date < today ? date : today;
  const { data = [] } = usePlannedDeparturesQuery({ query: { from, to: addDays(from, LIMITS.departureDays - 1) } });
  return data.filter(({ departure_id: id, date: day }) => id === current || day >= today);
}
