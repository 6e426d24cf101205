import { useToast, useToastRemoval } from '@reefdesk/ui/toasts';
import { conflictOf, isCancelled, useFailureText } from '../errors/failure-text.ts';

export interface ResultTexts {
  running: string;
  done: string;
  failed: string;
  stopped?: string;
}

/** Runs a request with one toast, for progress and result. A conflict shows only its dialog. */
export function useResultMessage() {
  const toast = useToast();
  const takeAway = useToastRemoval();
  const failureText = useFailureText();
  return async <T>({ running, done, failed, stopped = '' }: ResultTexts, call: () => Promise<T>): Promise<T> => {
    const id = toast({ title: running, tone: 'loading' });
    try {
      const answer = await call();
      toast({ id, title: done, tone: 'success' });
      return answer;
    } catch (failure) {
      if (conflictOf(failure) !== undefined) takeAway(id);
      else toast({ id, title: failed, text: isCancelled(failure) ? stopped : await failureText(failure), tone: 'error' });
      throw failure;
    }
  };
}
