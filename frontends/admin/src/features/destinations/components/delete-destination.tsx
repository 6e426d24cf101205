import type { DestinationRowView } from '@reefdesk/contracts/destinations/endpoints';
import { ConfirmDialog, conflictOf, useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, useLocalise, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../../shared/lists/failure-or.ts';
import { useWithSession } from '../../../shared/session/session-recovery.tsx';
import { useUndo } from '../../../shared/trash/use-undo.ts';
import { useRemoveDestinationMutation } from '../destinations.api.ts';

export interface DeleteDestinationProps {
  destination: Pick<DestinationRowView, 'destination_id' | 'name' | 'version'>;
  onDeleted: () => void;
  /** Called when another user has changed the destination, so that the list is out of date. */
  onStale: () => void;
  onClose: () => void;
}

/** Offers Delete, Force Delete and Cancel, and asks again when packages use the destination (ADST-09..13). */
export function DeleteDestination({ destination, onDeleted, onStale, onClose }: DeleteDestinationProps) {
  const text = useText('destinations');
  const name = useLocalise()(destination.name) || text('withoutName');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const undo = useUndo();
  const [remove] = useRemoveDestinationMutation();
  const [error, setError] = useState('');
  const [forcing, setForcing] = useState(false);
  const [run, busy] = useOnceAtATime(async (force: boolean) => {
    setForcing(force);
    const { destination_id: destinationId, version } = destination;
    try {
      await withSession(() => remove({ destinationId, version, query: force ? { force } : {} }).unwrap());
      const action = undo({ kind: 'destinations', id: destinationId });
      toast({ title: text(force ? 'deleted.forced' : 'deleted.plain'), tone: 'success', action });
      onDeleted();
    } catch (failure) {
      const message = await failureOr(failure, text(force ? 'failed.forceDelete' : 'failed.delete'));
      if (!force && isInUse(failure)) return setError(message);
      toast({ title: text(force ? 'failed.forceDelete' : 'failed.delete'), text: message, tone: 'error' });
      if (conflictOf(failure)) onStale();
      onClose();
    }
  });
  if (error) {
    return (
      <ConfirmDialog
        open
        title={text('inUse.title')}
        confirmLabel={text('forceDelete')}
        onConfirm={() => void run(true)}
        onCancel={onClose}
        busy={busy}
      >
        {text('inUse.both', { reason: error, what: text('inUse.text') })}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={text('ask.title', { name })}
      confirmLabel={text('delete')}
      onConfirm={() => void run(false)}
      onCancel={onClose}
      busy={busy}
      actions={
        <Button variant="outline" className="text-coral-dark" disabled={busy} busy={busy && forcing} onClick={() => void run(true)}>
          {text('forceDelete')}
        </Button>
      }
    >
      {text('ask.text')}
    </ConfirmDialog>
  );
}

function isInUse(failure: unknown): boolean {
  return isApiFailure(failure) && failure.code === 'destination_in_use';
}
