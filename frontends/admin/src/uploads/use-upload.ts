import { useCallback, useEffect, useRef, useState } from 'react';
import { type FormUpload, sendForm } from './send-form.ts';

/** One upload at a time, with its progress and a way to stop it; leaving the screen stops it too, and lets no other begin. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      controller.current?.abort();
    };
  }, []);
  const send = useCallback(async <T>(upload: Omit<FormUpload, 'onProgress' | 'signal'>): Promise<T> => {
    controller.current = new AbortController();
    if (left.current) controller.current.abort();
    controller.current.signal.throwIfAborted();
    setShare(0);
    try {
      return await sendForm<T>({ ...upload, onProgress: setShare, signal: controller.current.signal });
    } finally {
      setShare(null);
    }
  }, []);
  return {
    send,
    /** Of the upload that is under way, 0 to 1; null when there is none. */
    share,
    cancel: useCallback(() => controller.current?.abort(), []),
  };
}
