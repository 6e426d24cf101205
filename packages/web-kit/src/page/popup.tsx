import type { AlertProps } from '@reefdesk/ui/alert';
import { useOnceOpen } from '@reefdesk/ui/use-once-open';
import { Suspense } from 'react';
import { useText } from '../language/use-text.ts';
import { lazyComponent } from './lazy-component.tsx';

export type PopupProps = Omit<AlertProps, 'closeLabel'>;

const Alert = lazyComponent<AlertProps>(() => import('@reefdesk/ui/alert').then(({ Alert }) => ({ default: Alert })));

/** A short message in the middle of the screen, such as "Missing Fields"; closes automatically after `autoCloseAfter` ms. */
export function Popup(props: PopupProps) {
  const text = useText('common');
  if (!useOnceOpen(props.open)) return null;
  return (
    <Suspense>
      <Alert closeLabel={text('ok')} {...props} />
    </Suspense>
  );
}
