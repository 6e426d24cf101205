import { CancelButton, DiscardDialog, SaveButton, UnsavedGuard } from '@reefdesk/forms';
import { Modal } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';

export interface EditDialogProps {
  title: string;
  /** True if there are unsaved changes, which closing asks about. */
  dirty: boolean;
  /** True while saving; the dialog cannot be closed then. */
  busy: boolean;
  onClose: () => void;
  wide?: boolean;
  /** `cancel` closes the dialog, after a question if there are unsaved changes. */
  children: (cancel: () => void) => ReactNode;
}

/** Add and edit dialog of a list. Unmount it on `onClose`. */
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
  cancel: () => void;
  busy: boolean;
  save?: string;
  savable?: boolean;
  children?: ReactNode;
}

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

export function SaveError({ message }: { message: string }) {
  return (
    <p role="alert" className={message ? 'rounded-field bg-coral/12 px-4 py-3 text-sm font-semibold text-coral-dark' : 'sr-only'}>
      {message}
    </p>
  );
}
