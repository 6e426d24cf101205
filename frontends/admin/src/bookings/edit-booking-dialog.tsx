import { bookingChange } from '@reefdesk/contracts/bookings/requests';
import type { BookingView } from '@reefdesk/contracts/bookings/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type Rules, RupiahField, TextField, typedNumber, typedRupiah, useRules } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { EditRecordDialog } from '../lists/edit-record-dialog.tsx';
import { useWithSession } from '../session/session-recovery.tsx';
import { useChangeBookingMutation } from './bookings.api.ts';
import { MoveField } from './move-field.tsx';
import { useBookingFailure } from './use-booking-failure.ts';

interface Values {
  /** Empty for a booking on a free date. */
  departure_id: string;
  seats: string;
  price: string;
  deposit: string;
  sizes: string;
  notes: string;
}

const typed = (value: number | null) => (value === null ? '' : String(value));
const valuesOf = ({ departure_id, seats, price, deposit, sizes, notes }: BookingView): Values => ({
  departure_id: departure_id ?? '',
  seats: String(seats),
  price: typed(price),
  deposit: typed(deposit),
  sizes,
  notes,
});
const editOf = ({ departure_id, seats, price, deposit, sizes, notes }: Values) => ({
  ...(departure_id && { departure_id }),
  // An empty value is sent as it is, so that validation reports it.
  seats: typedNumber(seats) ?? '',
  price: typedRupiah(price),
  deposit: typedRupiah(deposit),
  sizes,
  notes,
});
const FIELDS = ['seats', 'price', 'deposit', 'sizes', 'notes'] as const;
const RULES: Rules<Values> = { schema: bookingChange, request: editOf };

export interface EditBookingDialogProps {
  booking: BookingView;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits departure, seats, price, deposit, sizes and notes of a booking. In an edit conflict the user chooses between both versions. */
export function EditBookingDialog({ booking, onClose, onSaved }: EditBookingDialogProps) {
  const text = useText('bookings');
  const days = useDayWords();
  const withSession = useWithSession();
  const failureText = useBookingFailure();
  const [change] = useChangeBookingMutation();
  const validate = useRules(RULES, text);
  return (
    <EditRecordDialog<Values, BookingView>
      title={text('edit.title', { day: days.shortDay(booking.date) })}
      stored={booking}
      valuesOf={valuesOf}
      validate={validate}
      send={(values, onto) => withSession(() => change({ id: onto.booking_id, version: onto.version, body: editOf(values) }).unwrap())}
      failureText={(failure) => failureText(failure, text('errors.change'))}
      fields={FIELDS.map((path) => ({ path, label: text(`make.${path}`) }))}
      onClose={onClose}
      onSaved={onSaved}
    >
      <MoveField booking={booking} />
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
    </EditRecordDialog>
  );
}
