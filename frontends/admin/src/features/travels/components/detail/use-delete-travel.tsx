import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ConfirmDialog, conflictOf, useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { api, useAppDispatch, useNavigate, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../../paths.ts';
import { useWithSession } from '../../../../shared/session/session-recovery.tsx';
import { useUndo } from '../../../../shared/trash/use-undo.ts';
import { useDeleteTravelMutation } from '../../travels.api.ts';

/** Time to read the success toast before the list opens (CONST-37). */
const LEAVE_MS = 1500;

/** Deletes the travel after a confirmation and opens the list (AEDIT-17). */
export function useDeleteTravel(travel: TravelDetailView, onDeleted: () => void) {
  const text = useText('travels');
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const undo = useUndo();
  const [deleteTravel] = useDeleteTravelMutation();
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState(false);
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => void navigate(PATHS.travels), LEAVE_MS);
    return () => {
      clearTimeout(timer);
      // Invalidated only now, because reloading the deleted travel would fail.
      dispatch(api.util.invalidateTags(['Travels']));
    };
  }, [deleted, navigate, dispatch]);
  const [remove, busy] = useOnceAtATime(async () => {
    setAsking(false);
    const id = toast({ title: text('toasts.deleting'), tone: 'loading' });
    try {
      await withSession(() => deleteTravel({ travelId: travel.travel_id, version: travel.version }).unwrap());
      onDeleted();
      setDeleted(true);
      toast({ id, title: text('toasts.deleted'), tone: 'success', action: undo({ kind: 'packages', id: travel.travel_id }) });
    } catch (failure) {
      toast({ id, title: text('toasts.deleteFailed'), text: await failureText(failure), tone: 'error' });
      // The user sees the other user's version before deleting again.
      if (conflictOf(failure)) dispatch(api.util.invalidateTags(['Travels']));
    }
  });
  return {
    ask: () => setAsking(true),
    busy: busy || deleted,
    dialog: (
      <ConfirmDialog
        open={asking}
        title={text('deletion.title')}
        confirmLabel={text('yesDelete')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {text('deletion.text')}
      </ConfirmDialog>
    ),
  };
}
