import type { DialogProps } from '@reefdesk/ui/dialog';
import { useOnceOpen } from '@reefdesk/ui/use-once-open';
import { lazy, Suspense } from 'react';
import { useText } from '../language/use-text.ts';

export type ModalProps = Omit<DialogProps, 'closeLabel'>;

const Dialog = lazy(() => import('@reefdesk/ui/dialog').then(({ Dialog }) => ({ default: Dialog })));

/** A dialog whose code is fetched when the first one opens, once for all remotes. */
export function Modal(props: ModalProps) {
  const text = useText('common');
  if (!useOnceOpen(props.open)) return null;
  return (
    <Suspense>
      <Dialog closeLabel={text('close')} {...props} />
    </Suspense>
  );
}
