import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { WarningIcon } from './icons.tsx';

export interface ConfirmProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  actions?: ReactNode;
}

/** Asks before an irreversible action. The safe answer has the focus first. */
export function Confirm(props: ConfirmProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, busy, actions } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="popup fixed top-1/2 left-1/2 z-(--z-overlay) flex max-h-[88dvh] w-[min(27rem,calc(100vw-2.5rem))] -translate-x-1/2 -translate-y-1/2 flex-col items-center gap-3 overflow-y-auto rounded-panel bg-white p-7 text-center text-ink shadow-lift outline-none">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-coral/15 text-coral-dark">
            <WarningIcon className="size-7" />
          </span>
          <AlertDialog.Title className="heading-3">{title}</AlertDialog.Title>
          {children && <AlertDialog.Description className="text-ink/75">{children}</AlertDialog.Description>}
          <div className="mt-3 flex w-full flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-center">
            <AlertDialog.Close disabled={busy} render={<Button variant="outline" />}>
              {cancelLabel}
            </AlertDialog.Close>
            {actions}
            <Button variant="danger" busy={busy ?? false} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
