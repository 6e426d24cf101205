import { Popup, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { ConfirmDialog } from '../editing/confirm-dialog.tsx';
import { useWithSession } from '../editing/session-recovery.tsx';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useFailureOr } from './failure-or.ts';

export interface RemovalProps<Item> {
  /** What is to be deleted; nothing is asked without it. */
  item: Item | null;
  onClose: () => void;
  remove: (item: Item) => Promise<unknown>;
  title: string;
  /** What is lost, beside that it cannot be undone. */
  what: string;
  /** Said where the server gave no words of its own. */
  fallback: string;
}

/** Asks, deletes, and says "Deleted!" (MSG-07, OR-65). */
export function Removal<Item>({ item, onClose, remove, title, what, fallback }: RemovalProps<Item>) {
  const text = useText('lists');
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; message?: string }>();
  const [told, setTold] = useState(false);
  const [confirm, busy] = useOnceAtATime(async () => {
    if (!item) return;
    try {
      await withSession(() => remove(item));
      setOutcome({ tone: 'success' });
    } catch (failure) {
      setOutcome({ tone: 'error', message: await failureOr(failure, fallback) });
    }
    onClose();
    setTold(true);
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
        {text('cannotUndo', { what })}
      </ConfirmDialog>
      <Popup
        open={told}
        onClose={() => setTold(false)}
        tone={outcome?.tone ?? 'info'}
        title={text(outcome?.tone === 'error' ? 'error' : 'deleted')}
      >
        {outcome?.message}
      </Popup>
    </>
  );
}
