import { ToastProvider } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { SessionRecovery } from './session-recovery.tsx';

/** Under the top bar and the bar of what is edited, so that no toast lies on a Save that may be pressed again. */
const BELOW_BARS = '8rem';

/** What editing needs around it, once for the back office: toasts, and the way back into a session that ended. */
export function EditingSurroundings({ children }: { children: ReactNode }) {
  const text = useText('common');
  return (
    <ToastProvider closeLabel={text('close')} top={BELOW_BARS}>
      <SessionRecovery>{children}</SessionRecovery>
    </ToastProvider>
  );
}
