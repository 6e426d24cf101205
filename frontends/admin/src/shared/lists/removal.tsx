import { ConfirmDialog, useOnceAtATime } from '@reefdesk/forms';
import { Popup, useText } from '@reefdesk/web-kit';
import { useCallback, useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { SuccessDialog } from '../success-dialog.tsx';
import { useFailureOr } from './failure-or.ts';

export interface RemovalProps<Item> {
  /** Item to delete; null closes the dialog. */
  item: Item | null;
  onClose: () => void;
  remove: (item: Item) => Promise<unknown>;
  title: string;
  what: string;
  /** Called after the deletion of an item that goes to the trash. */
  onTrashed?: (item: Item) => void;
  fallback: string;
}

/** Deletes an item after a confirmation and shows "Deleted!" (MSG-07, OR-65). */
export function Removal<Item>({ item, onClose, remove, title, what, fallback, onTrashed }: RemovalProps<Item>) {
  const text = useText('lists');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [deleted, setDeleted] = useState(false);
  const forget = useCallback(() => setDeleted(false), []);
  const [error, setError] = useState('');
  const [failed, setFailed] = useState(false);
  const [confirm, busy] = useOnceAtATime(async () => {
    if (!item) return;
    try {
      await withSession(() => remove(item));
      setDeleted(true);
      onTrashed?.(item);
    } catch (failure) {
      setError(await failureOr(failure, fallback));
      setFailed(true);
    }
    onClose();
  });
  return (
    <>
      <ConfirmDialog
        open={item !== null}
        title={title}
        confirmLabel={text('yesDelete')}
        onConfirm={() => void confirm()}
        onCancel={onClose}
        busy={busy}
      >
        {text(onTrashed ? 'toTrash' : 'cannotUndo', { what })}
      </ConfirmDialog>
      <SuccessDialog open={deleted} onClose={forget} title={text('deleted')} />
      <Popup open={failed} onClose={() => setFailed(false)} tone="error" title={text('error')}>
        {error}
      </Popup>
    </>
  );
}
