import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { useSessionPause } from '../../../session/session-recovery.tsx';

/** Notice over a screen that waits for a session, for users who dismissed the sign-in dialog. */
export function SessionNotice() {
  const text = useText('layout');
  const signIn = useSessionPause();
  if (!signIn) return null;
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-coral/12 px-6 py-4">
      <p className="max-w-xl font-semibold text-coral-dark">{text('sessionEnded.text')}</p>
      <Button onClick={signIn}>{text('sessionEnded.signIn')}</Button>
    </div>
  );
}
