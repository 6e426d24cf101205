import { Confirm, type ConfirmProps } from '@reefdesk/ui/confirm';
import { useEditingText } from '../texts/editing.ts';

export type ConfirmDialogProps = Omit<ConfirmProps, 'cancelLabel'> & { cancelLabel?: string };

export function ConfirmDialog({ cancelLabel, ...props }: ConfirmDialogProps) {
  const text = useEditingText();
  return <Confirm cancelLabel={cancelLabel ?? text('cancel')} {...props} />;
}

/** "Discard Changes?" (MSG-41). */
export function DiscardDialog({ open, onDiscard, onKeep }: { open: boolean; onDiscard: () => void; onKeep: () => void }) {
  const text = useEditingText();
  return (
    <Confirm
      open={open}
      title={text('discard.title')}
      confirmLabel={text('discard.confirm')}
      cancelLabel={text('discard.cancel')}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {text('discard.text')}
    </Confirm>
  );
}
