import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { type DepartureEdit, departureChange } from '@reefdesk/contracts/departures/requests';
import type { EveryField, Written } from '@reefdesk/contracts/schema/check';
import { type Rules, RupiahField, TextField, typedNumber, typedRupiah, useRules } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { type ReactNode, useState } from 'react';
import { useChangeDepartureMutation, useRemoveDepartureMutation } from '../../shared/departures.api.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { RecordDialog } from '../../shared/lists/record-dialog.tsx';
import { Removal } from '../../shared/lists/removal.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { PlanStart } from './plan-values.ts';
import { type DepartureRowActions, useDepartureActions } from './use-departure-actions.ts';

interface Values {
  seats: string;
  price: string;
}

const valuesOf = ({ seats, own_price: price }: PlannedDepartureView): Values => ({
  seats: String(seats),
  price: price === null ? '' : String(price),
});
/** Returns the request body. Missing and invalid numbers are passed on, so that validation rejects them. */
function editOf({ seats, price }: Values) {
  return { seats: typedNumber(seats) ?? '', price: typedRupiah(price) } satisfies EveryField<Written<Omit<DepartureEdit, 'status'>>>;
}
const RULES: Rules<Values> = { schema: departureChange, request: editOf };

interface EditDepartureDialogProps {
  departure: PlannedDepartureView;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits seats and price of one departure. Concurrent changes open the conflict dialog (DEP-01). */
function EditDepartureDialog({ departure, onClose, onSaved }: EditDepartureDialogProps) {
  const text = useText('departures');
  const localise = useLocalise();
  const days = useDayTexts();
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

type Open = { kind: 'plan'; start: PlanStart } | { kind: 'edit' | 'remove'; departure: PlannedDepartureView };

export function useDepartureDialogs(): { actions: DepartureRowActions; plan: (start: PlanStart) => void; dialogs: ReactNode } {
  const text = useText('departures');
  const toast = useToast();
  const localise = useLocalise();
  const days = useDayTexts();
  const { busy, setStatus } = useDepartureActions();
  const [remove] = useRemoveDepartureMutation();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = (title: string) => {
    close();
    toast({ tone: 'success', title });
  };
  const removed = open?.kind === 'remove' ? open.departure : null;
  return {
    actions: {
      busy,
      setStatus: (departures, status) => void setStatus(departures, status),
      edit: (departure) => setOpen({ kind: 'edit', departure }),
      remove: (departure) => setOpen({ kind: 'remove', departure }),
    },
    plan: (start) => setOpen({ kind: 'plan', start }),
    dialogs: (
      <>
        {open?.kind === 'plan' && <PlanDialog start={open.start} onClose={close} onPlanned={done} />}
        {open?.kind === 'edit' && (
          <EditDepartureDialog departure={open.departure} onClose={close} onSaved={() => done(text('told.saved'))} />
        )}
        <Removal
          item={removed}
          onClose={close}
          remove={({ departure_id: id, version }) => remove({ id, version }).unwrap()}
          title={
            removed
              ? text('removal.title', { name: localise(removed.package.name) || removed.package.slug, day: days.shortDay(removed.date) })
              : ''
          }
          what={text('removal.what')}
          fallback={text('errors.remove')}
        />
      </>
    ),
  };
}
