import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

/** Sends one-click requests. The result is shown in a toast, and the page's data is reloaded after success and failure alike. */
export function useWebhookActions(refresh: () => unknown) {
  const text = useText('webhook');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  /** Id of the action in progress. */
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
