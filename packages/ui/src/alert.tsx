import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

export type AlertTone = 'success' | 'info' | 'warning' | 'error';

export interface AlertProps {
  open: boolean;
  onClose: () => void;
  tone?: AlertTone;
  title: string;
  children?: ReactNode;
  closeLabel: string;
  /** Milliseconds until it closes automatically; never by default. */
  autoCloseAfter?: number;
}

const TONES = {
  success: { icon: CheckIcon, color: 'bg-leaf/12 text-leaf' },
  info: { icon: InfoIcon, color: 'bg-lagoon/15 text-ocean' },
  warning: { icon: WarningIcon, color: 'bg-sun/30 text-ink' },
  error: { icon: WarningIcon, color: 'bg-coral/15 text-coral-dark' },
} as const;

export function Alert({ open, onClose, tone = 'info', title, children, closeLabel, autoCloseAfter }: AlertProps) {
  useEffect(() => {
    if (!open || autoCloseAfter === undefined) return;
    const timer = setTimeout(onClose, autoCloseAfter);
    return () => clearTimeout(timer);
  }, [open, autoCloseAfter, onClose]);
  const { icon: Icon, color } = TONES[tone];
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" onClick={onClose} />
        <AlertDialog.Popup className="popup fixed top-1/2 left-1/2 z-(--z-overlay) flex w-[min(24rem,calc(100vw-2.5rem))] -translate-x-1/2 -translate-y-1/2 flex-col items-center gap-3 rounded-panel bg-white p-8 text-center text-ink shadow-lift outline-none">
          <span className={`grid size-16 place-items-center rounded-full ${color}`}>
            <Icon className="size-8" />
          </span>
          <AlertDialog.Title className="heading-3">{title}</AlertDialog.Title>
          {children && <AlertDialog.Description className="text-ink/75">{children}</AlertDialog.Description>}
          <AlertDialog.Close render={<Button variant="solid" className="mt-3 min-w-32" />}>{closeLabel}</AlertDialog.Close>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
