import { CancelButton, DiscardDialog, SaveButton, UnsavedGuard } from '@reefdesk/forms';
import { Modal } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';

export interface EditDialogProps {
  title: string;
  /** Something was typed or chosen that is not saved: closing asks first. */
  dirty: boolean;
  /** Something is on its way: it cannot be closed. */
  busy: boolean;
  onClose: () => void;
  /** For columns side by side. */
  wide?: boolean;
  /** Gets what to do for a cancel button: closes, or asks. */
  children: (cancel: () => void) => ReactNode;
}

/** The add and edit dialog of a list. Mount it when it opens; it stays until `onClose`. */
export function EditDialog({ title, dirty, busy, onClose, wide = false, children }: EditDialogProps) {
  const [asking, setAsking] = useState(false);
  const cancel = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <Modal open onClose={cancel} title={title} className={wide ? 'sm:max-w-6xl' : 'sm:max-w-3xl'}>
      {children(cancel)}
      <UnsavedGuard when={dirty} />
      <DiscardDialog open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
    </Modal>
  );
}

export interface EditDialogFooterProps {
  /** As the dialog gives it. */
  cancel: () => void;
  busy: boolean;
  /** On the button that saves; “Save” without any. */
  save?: string;
  /** There is enough to be saved. */
  savable?: boolean;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** Cancel and save at the lower edge, always in sight. */
export function EditDialogFooter({ cancel, busy, save, savable = true, children }: EditDialogFooterProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-ink/10 bg-white px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {children}
      <CancelButton disabled={busy} onClick={cancel} />
      <SaveButton busy={busy} disabled={!savable}>
        {save}
      </SaveButton>
    </div>
  );
}

/** What kept the last save from happening. */
export function SaveFault({ message }: { message: string }) {
  return (
    <p role="alert" className={message ? 'rounded-field bg-coral/12 px-4 py-3 text-sm font-semibold text-coral-dark' : 'sr-only'}>
      {message}
    </p>
  );
}
