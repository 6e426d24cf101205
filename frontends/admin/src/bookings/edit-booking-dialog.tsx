import type { BookingView } from '@reefdesk/contracts/bookings';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type BookingEdit, bookingChange } from '@reefdesk/contracts/requests/bookings.requests';
import {
  ConflictDialog,
  type ConflictField,
  type Rules,
  RupiahField,
  SaveButton,
  TextField,
  typedNumber,
  typedRupiah,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { EditDialog, EditDialogFooter, SaveFault } from '../lists/edit-dialog.tsx';
import { useWithSession } from '../session/session-recovery.tsx';
import { useChangeBookingMutation } from './bookings.api.ts';
import { useBookingFailure } from './use-booking-failure.ts';

interface Values {
  seats: string;
  price: string;
  deposit: string;
  notes: string;
}

const typed = (value: number | null) => (value === null ? '' : String(value));
const valuesOf = ({ seats, price, deposit, notes }: BookingView): Values => ({
  seats: String(seats),
  price: typed(price),
  deposit: typed(deposit),
  notes,
});
const editOf = ({ seats, price, deposit, notes }: Values) => ({
  // Nothing at all is for the rules to refuse.
  seats: typedNumber(seats) ?? '',
  price: typedRupiah(price),
  deposit: typedRupiah(deposit),
  notes,
});
const RULES: Rules<Values> = { schema: bookingChange, request: editOf };

export interface EditBookingDialogProps {
  booking: BookingView;
  onClose: () => void;
  onSaved: () => void;
}

/** Places, price, deposit and notes; two people who change it at once choose. */
export function EditBookingDialog({ booking, onClose, onSaved }: EditBookingDialogProps) {
  const text = useText('bookings');
  const days = useDayWords();
  const withSession = useWithSession();
  const failureText = useBookingFailure();
  const [change] = useChangeBookingMutation();
  const [fault, setFault] = useState('');
  const validate = useRules(RULES, text);
  const fields: ConflictField[] = (['seats', 'price', 'deposit', 'notes'] as const).map((path) => ({ path, label: text(`make.${path}`) }));
  const { save, busy, conflict } = useSave<Values, BookingView>({
    stored: booking,
    send: (values, onto) => {
      setFault('');
      return withSession(() => change({ booking: onto ?? booking, edit: editOf(values) as BookingEdit }).unwrap());
    },
    onSaved,
    onFailed: async (failure) => setFault(await failureText(failure, text('errors.change'))),
    conflict: { fields, valuesOf },
  });
  return (
    <Formik<Values> initialValues={valuesOf(booking)} validate={validate} onSubmit={(values, form) => save(values, form)}>
      {({ dirty }) => (
        <EditDialog title={text('edit.title', { day: days.shortDay(booking.date) })} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <SaveFault message={fault} />
              <TextField name="seats" type="number" inputMode="numeric" min={1} label={text('make.seats')} />
              <div className="grid gap-5 sm:grid-cols-2">
                <RupiahField name="price" optional label={text('make.price')} />
                <RupiahField name="deposit" optional label={text('make.deposit')} hint={text('make.depositHint')} />
              </div>
              <TextField
                name="notes"
                rows={3}
                optional
                maxLength={LIMITS.bookingNotesMaxLength}
                label={text('make.notes')}
                hint={text('make.notesHint')}
              />
              <EditDialogFooter>
                <Button variant="ghost" onClick={cancel} disabled={busy}>
                  {text('cancel')}
                </Button>
                <SaveButton busy={busy} />
              </EditDialogFooter>
              {conflict && <ConflictDialog {...conflict} />}
            </Form>
          )}
        </EditDialog>
      )}
    </Formik>
  );
}
