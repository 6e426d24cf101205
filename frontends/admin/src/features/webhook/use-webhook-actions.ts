import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../lists/failure-or.ts';
import { useWithSession } from '../../session/session-recovery.tsx';

/** Makes a call with one press: told in a toast, and everything is asked for anew after it, whatever became of it. */
export function useWebhookActions(refresh: () => unknown) {
  const text = useText('webhook');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  /** What is under way. */
  const [busy, setBusy] = useState<string>();
  const act = async (id: string, call: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      await withSession(call);
      toast({ title: done, tone: 'success' });
    } catch (failure) {
      toast({ title: await failureOr(failure, text('errors.save')), tone: 'error' });
    } finally {
      setBusy(undefined);
      refresh();
    }
  };
  return { busy, act };
}
