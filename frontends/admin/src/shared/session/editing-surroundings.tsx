import { ToastProvider } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { SessionRecovery } from './session-recovery.tsx';

/** Places toasts below the top bar and the edit toolbar, so that they do not cover Save. */
const BELOW_BARS = '8rem';

/** Toasts and session recovery for the whole back office. */
export function EditingSurroundings({ children }: { children: ReactNode }) {
  const text = useText('common');
  return (
    <ToastProvider closeLabel={text('close')} top={BELOW_BARS}>
      <SessionRecovery>{children}</SessionRecovery>
    </ToastProvider>
  );
}
