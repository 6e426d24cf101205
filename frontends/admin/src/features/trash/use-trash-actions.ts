import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { useOnceAtATime } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { useAppDispatch, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { trashApi } from '../../shared/trash/trash.api.ts';

/** Restores records or deletes them for good, one at a time. `busy` is the id of the record in progress. */
export function useTrashActions() {
  const text = useText('trash');
  const toast = useToast();
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [busy, setBusy] = useState('');
  const [act] = useOnceAtATime(async (what: 'restored' | 'ended', { kind, id }: TrashedRecordView, name: string) => {
    const call = what === 'restored' ? trashApi.endpoints.restoreTrashed : trashApi.endpoints.endTrashed;
    setBusy(id);
    try {
      await withSession(() => dispatch(call.initiate({ kind, id })).unwrap());
      toast({ title: text(`done.${what}`, { name }), tone: 'success' });
    } catch (failure) {
      toast({ title: text(`failed.${what}`, { name }), text: await failureOr(failure, text('failed.again')), tone: 'error' });
    } finally {
      setBusy('');
    }
  });
  return {
    busy,
    restore: (record: TrashedRecordView, name: string) => void act('restored', record, name),
    end: (record: TrashedRecordView, name: string) => void act('ended', record, name),
  };
}
