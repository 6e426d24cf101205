import { isApiFailure } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormUpload, sendForm } from './send-form.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** One upload at a time, with its progress and a way to stop it; what a POST creates is created once, however often it is sent. Leaving the screen stops it too, and lets no other begin. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController>(undefined);
  const left = useRef(false);
  const { keyOf, settle } = useIdempotencyKey();
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      controller.current?.abort();
    };
  }, []);
  const send = useCallback(
    async <T>(upload: Omit<FormUpload, 'onProgress' | 'signal'>): Promise<T> => {
      controller.current = new AbortController();
      if (left.current) controller.current.abort();
      controller.current.signal.throwIfAborted();
      setShare(0);
      try {
        const headers = { ...upload.headers, ...(upload.method === 'POST' && { 'idempotency-key': keyOf(upload.form) }) };
        const answer = await sendForm<T>({ ...upload, headers, onProgress: setShare, signal: controller.current.signal });
        settle();
        return answer;
      } catch (thrown) {
        // The key stands for something else: who saves again means a new thing.
        if (isApiFailure(thrown) && thrown.code === 'idempotency_key_reused') settle();
        throw thrown;
      } finally {
        setShare(null);
      }
    },
    [keyOf, settle],
  );
  return {
    send,
    /** Of the upload that is under way, 0 to 1; null when there is none. */
    share,
    cancel: useCallback(() => controller.current?.abort(), []),
  };
}
