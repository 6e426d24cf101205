import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { useToast } from '@reefdesk/ui/toasts';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useDayWords } from '@reefdesk/web-kit/day-words';
import { type ReactNode, useState } from 'react';
import { useRemoveDepartureMutation } from '../../shared/departures.api.ts';
import { Removal } from '../../shared/lists/removal.tsx';
import { EditDepartureDialog } from './edit-departure-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { PlanStart } from './plan-values.ts';
import { type DepartureRowActions, useDepartureActions } from './use-departure-actions.ts';

type Open = { kind: 'plan'; start: PlanStart } | { kind: 'edit' | 'remove'; departure: PlannedDepartureView };

/** The dialogs of the screen, one at a time, and the functions that open them. */
export function useDepartureDialogs(): { actions: DepartureRowActions; plan: (start: PlanStart) => void; dialogs: ReactNode } {
  const text = useText('departures');
  const toast = useToast();
  const localise = useLocalise();
  const days = useDayWords();
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
