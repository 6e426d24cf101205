import { type ToastMessage, useToast } from '@reefdesk/ui/toasts';
import { useAppDispatch, useText } from '@reefdesk/web-kit';
import { useFailureOr } from '../lists/failure-or.ts';
import { useWithSession } from '../session/session-recovery.tsx';
import { type Trashed, trashApi } from './trash.api.ts';

/** Returns a toast action that restores a deleted record, also after the screen has been left (EDT-06). */
export function useUndo(): (deleted: Trashed) => NonNullable<ToastMessage['action']> {
  const text = useText('lists');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const restore = async (deleted: Trashed) => {
    const id = toast({ title: text('undo.busy'), tone: 'loading' });
    try {
      await withSession(() => dispatch(trashApi.endpoints.restoreTrashed.initiate(deleted)).unwrap());
      toast({ id, title: text('undo.done'), tone: 'success' });
    } catch (failure) {
      toast({ id, title: text('undo.failed'), text: await failureOr(failure, text('undo.inTrash')), tone: 'error' });
    }
  };
  return (deleted) => ({ label: text('undo.label'), onPress: () => void restore(deleted) });
}
