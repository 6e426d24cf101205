import { isApiFailure } from '@reefdesk/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormUpload, sendForm } from './send-form.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/**
 * One cancellable upload at a time with progress; repeating a POST creates one record. Leaving the screen aborts it and prevents another.
 */
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
        // The server knows the key with other content, so the next save needs a new key.
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
    /** From 0 to 1; null without a running upload. */
    share,
    cancel: useCallback(() => controller.current?.abort(), []),
  };
}
