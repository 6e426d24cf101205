import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useCallback, useRef } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

/** Runs one change at a time and reports the result in a toast. Resolves to true if the change was saved. */
export function useChange(): (call: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const text = useText('enquiries');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const running = useRef(false);
  return useCallback(
    async (call, done) => {
      if (running.current) return false;
      running.current = true;
      try {
        await withSession(call);
        if (done) toast({ tone: 'success', title: done });
        return true;
      } catch (failure) {
        toast({ tone: 'error', title: await failureOr(failure, text('errors.change')) });
        return false;
      } finally {
        running.current = false;
      }
    },
    [withSession, failureOr, toast, text],
  );
}
