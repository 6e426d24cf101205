import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { type DepartureEdit, departureChange } from '@reefdesk/contracts/departures/requests';
import type { EveryField, Written } from '@reefdesk/contracts/schema/check';
import { type Rules, RupiahField, TextField, typedNumber, typedRupiah, useRules } from '@reefdesk/forms';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { useChangeDepartureMutation } from '../../shared/departures.api.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

interface Values {
  seats: string;
  price: string;
}

const valuesOf = ({ seats, own_price: price }: PlannedDepartureView): Values => ({
  seats: String(seats),
  price: price === null ? '' : String(price),
});
/** The request body. Missing and invalid numbers are passed on, so that validation rejects them. */
function editOf({ seats, price }: Values) {
  return { seats: typedNumber(seats) ?? '', price: typedRupiah(price) } satisfies EveryField<Written<Omit<DepartureEdit, 'status'>>>;
}
const RULES: Rules<Values> = { schema: departureChange, request: editOf };

export interface EditDepartureDialogProps {
  departure: PlannedDepartureView;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits seats and price of one departure; concurrent changes open the conflict dialog (DEP-01). */
export function EditDepartureDialog({ departure, onClose, onSaved }: EditDepartureDialogProps) {
  const text = useText('departures');
  const localise = useLocalise();
  const days = useDayWords();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangeDepartureMutation();
  const validate = useRules(RULES, text);
  return (
    <RecordDialog<Values, PlannedDepartureView>
      title={text('edit.title', { day: days.day(departure.date) })}
      stored={departure}
      initial={valuesOf(departure)}
      validate={validate}
      send={(values, onto) => {
        const { departure_id: id, version } = onto ?? departure;
        return withSession(() => change({ id, version, body: editOf(values) }).unwrap());
      }}
      failureText={(failure) => failureOr(failure, text('errors.change'))}
      versions={{ valuesOf, labels: { seats: { label: text('fields.seats') }, price: { label: text('fields.price') } } }}
      onClose={onClose}
      onSaved={onSaved}
    >
      <p className="text-sm font-semibold text-ocean">{localise(departure.package.name) || departure.package.slug}</p>
      <TextField
        name="seats"
        type="number"
        inputMode="numeric"
        min={1}
        label={text('fields.seats')}
        {...(departure.booked > 0 && { hint: text('edit.booked', { count: departure.booked }) })}
      />
      <RupiahField name="price" optional label={text('fields.price')} hint={text('fields.priceHint')} />
    </RecordDialog>
  );
}
