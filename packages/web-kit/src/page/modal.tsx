import type { DialogProps } from '@reefdesk/ui/dialog';
import { useOnceOpen } from '@reefdesk/ui/use-once-open';
import { Suspense, useEffect, useRef } from 'react';
import { useText } from '../language/use-text.ts';
import { lazyComponent } from './lazy-component.tsx';

export type ModalProps = Omit<DialogProps, 'closeLabel'>;

const Dialog = lazyComponent<DialogProps>(() => import('@reefdesk/ui/dialog').then(({ Dialog }) => ({ default: Dialog })));

/**
 * A dialog whose code loads with the first opening. The browser's back button closes it; links in it replace its history entry (`replace`).
 */
export function Modal(props: ModalProps) {
  const text = useText('common');
  useBackCloses(props.open, props.onClose);
  if (!useOnceOpen(props.open)) return null;
  return (
    <Suspense>
      <Dialog closeLabel={text('close')} {...props} />
    </Suspense>
  );
}

function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = ({ openDialogStep }: typeof import('./dialog-history.ts')) => {
      if (!isOver) end = openDialogStep(() => close.current());
    };
    // Without this module the dialog still works, but the back button leaves the page.
    import('./dialog-history.ts').then(begin, () => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [open]);
}
