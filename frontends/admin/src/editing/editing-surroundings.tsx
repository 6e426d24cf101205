import { ToastProvider } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { SessionRecovery } from './session-recovery.tsx';

/** What editing needs around it, once for the back office: toasts, and the way back into a session that ended. */
export function EditingSurroundings({ children }: { children: ReactNode }) {
  const text = useText('common');
  return (
    <ToastProvider closeLabel={text('close')}>
      <SessionRecovery>{children}</SessionRecovery>
    </ToastProvider>
  );
}
