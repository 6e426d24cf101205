import { useEffect, useMemo, useRef, useState } from 'react';
import { isCancelled, useFailureText } from '../errors/failure-text.ts';
import type { FormUpload } from './send-form.ts';

export type QueueState = 'waiting' | 'sending' | 'failed' | 'cancelled' | 'sent';

export interface QueuedFile {
  key: string;
  file: File;
  state: QueueState;
  share: number;
  error?: string;
  /** The upload resumes automatically when the connection is back. */
  paused?: boolean;
}

export type SendFile = (file: File, upload: Required<Pick<FormUpload, 'onProgress' | 'signal'>>) => Promise<unknown>;

export interface Drained {
  sent: number;
  errors: string[];
  abandoned: boolean;
}

/** Sends files in order, one request each, so that an invalid file does not affect the others. Leaving the screen aborts the upload. */
export function useUploadQueue(send: SendFile) {
  const failureText = useFailureText();
  const [items, setItems] = useState<readonly QueuedFile[]>([]);
  const queue = useRef<readonly QueuedFile[]>(items);
  const sending = useRef<{ key: string; controller: AbortController }>(undefined);
  const draining = useRef<Promise<Drained>>(undefined);
  const latest = useRef({ send, failureText });
  latest.current = { send, failureText };
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      sending.current?.controller.abort();
    };
  }, []);

  const actions = useMemo(() => {
    const set = (next: readonly QueuedFile[]) => {
      queue.current = next;
      setItems(next);
    };
    const patch = (key: string, change: Partial<QueuedFile>) =>
      set(queue.current.map((item) => (item.key === key ? { ...item, ...change } : item)));
    const sendOne = async ({ key, file }: QueuedFile): Promise<string | undefined> => {
      const controller = new AbortController();
      sending.current = { key, controller };
      patch(key, { state: 'sending', share: 0 });
      try {
        await latest.current.send(file, { onProgress: (share) => patch(key, { share }), signal: controller.signal });
        patch(key, { state: 'sent', share: 1 });
        return undefined;
      } catch (failure) {
        if (isCancelled(failure)) {
          patch(key, { state: 'cancelled' });
          return undefined;
        }
        const error = await latest.current.failureText(failure);
        patch(key, { state: 'failed', error });
        return error;
      } finally {
        sending.current = undefined;
      }
    };
    const drain = async (): Promise<Drained> => {
      const result: Drained = { sent: 0, errors: [], abandoned: false };
      for (let next = firstWaiting(queue.current); next && !left.current; next = firstWaiting(queue.current)) {
        const error = await sendOne(next);
        if (error !== undefined) result.errors.push(error);
        else if (stateOf(queue.current, next.key) === 'sent') result.sent += 1;
      }
      result.abandoned = left.current && queue.current.some(({ state }) => state === 'waiting' || state === 'cancelled');
      return result;
    };
    const start = () => {
      draining.current ??= drain().finally(() => {
        draining.current = undefined;
      });
      return draining.current;
    };
    return {
      add: (files: readonly File[]) => set([...queue.current, ...files.map(queued)]),
      start,
      /** Aborts the current upload or removes a waiting file from the queue; it can be retried. */
      cancel(key: string) {
        if (sending.current?.key === key) sending.current.controller.abort(new DOMException('Cancelled', 'AbortError'));
        else patch(key, { state: 'cancelled' });
      },
      retry(key: string) {
        patch(key, { state: 'waiting' });
        return start();
      },
      retryAll() {
        set(queue.current.map((item) => (isStuck(item) ? { ...item, state: 'waiting' as const } : item)));
        return start();
      },
      remove: (key: string) => set(queue.current.filter((item) => item.key !== key)),
      clearSent: () => set(queue.current.filter(({ state }) => state !== 'sent')),
    };
  }, []);
  return {
    items,
    busy: items.some(({ state }) => state === 'sending'),
    stuck: items.filter(isStuck),
    ...actions,
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;

let made = 0;

function queued(file: File): QueuedFile {
  made += 1;
  return { key: String(made), file, state: 'waiting', share: 0 };
}

function firstWaiting(items: readonly QueuedFile[]): QueuedFile | undefined {
  return items.find(({ state }) => state === 'waiting');
}

function stateOf(items: readonly QueuedFile[], key: string): QueueState | undefined {
  return items.find((item) => item.key === key)?.state;
}

function isStuck({ state }: QueuedFile): boolean {
  return state === 'failed' || state === 'cancelled';
}
