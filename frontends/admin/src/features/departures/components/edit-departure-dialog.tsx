import type { PlannedDepartureView } from '@reefdesk/contracts/departures';
import { type DepartureEdit, departureChange } from '@reefdesk/contracts/requests/departures.requests';
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
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useChangeDepartureMutation } from '../../../departures/departures.api.ts';
import { EditDialog, EditDialogFooter, SaveFault } from '../../../lists/edit-dialog.tsx';
import { useFailureOr } from '../../../lists/failure-or.ts';
import { useWithSession } from '../../../session/session-recovery.tsx';

interface Values {
  seats: string;
  price: string;
}

const valuesOf = ({ seats, own_price: price }: PlannedDepartureView): Values => ({
  seats: String(seats),
  price: price === null ? '' : String(price),
});
/** As it is sent; what is no number, and nothing at all, is for the rules to refuse. */
const editOf = ({ seats, price }: Values) => ({ seats: typedNumber(seats) ?? '', price: typedRupiah(price) });
const RULES: Rules<Values> = { schema: departureChange, request: editOf };

export interface EditDepartureDialogProps {
  departure: PlannedDepartureView;
  onClose: () => void;
  onSaved: () => void;
}

/** Seats and price of one date; two people who change it at once choose (DEP-01). */
export function EditDepartureDialog({ departure, onClose, onSaved }: EditDepartureDialogProps) {
  const text = useText('departures');
  const localise = useLocalise();
  const days = useDayWords();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangeDepartureMutation();
  const [fault, setFault] = useState('');
  const validate = useRules(RULES, text);
  const fields: ConflictField[] = [
    { path: 'seats', label: text('fields.seats') },
    { path: 'price', label: text('fields.price') },
  ];
  const { save, busy, conflict } = useSave<Values, PlannedDepartureView>({
    stored: departure,
    send: (values, onto) => {
      setFault('');
      return withSession(() => change({ departure: onto ?? departure, edit: editOf(values) as DepartureEdit }).unwrap());
    },
    onSaved,
    onFailed: async (failure) => setFault(await failureOr(failure, text('errors.change'))),
    conflict: { fields, valuesOf },
  });
  return (
    <Formik<Values> initialValues={valuesOf(departure)} validate={validate} onSubmit={(values, form) => save(values, form)}>
      {({ dirty }) => (
        <EditDialog title={text('edit.title', { day: days.day(departure.date) })} dirty={dirty} busy={busy} onClose={onClose}>
          {(cancel) => (
            <Form noValidate className="grid gap-5 p-6">
              <p className="text-sm font-semibold text-ocean">{localise(departure.package.name) || departure.package.slug}</p>
              <SaveFault message={fault} />
              <TextField
                name="seats"
                type="number"
                inputMode="numeric"
                min={1}
                label={text('fields.seats')}
                {...(departure.booked > 0 && { hint: text('edit.booked', { count: departure.booked }) })}
              />
              <RupiahField name="price" optional label={text('fields.price')} hint={text('fields.priceHint')} />
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
