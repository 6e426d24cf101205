import { useCallback, useRef, useState } from 'react';

/** Ignores further calls while one is running. Returns `[run, busy]`. */
export function useOnceAtATime<Args extends unknown[]>(
  call: (...args: Args) => Promise<unknown>,
): [(...args: Args) => Promise<void>, boolean] {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(call);
  latest.current = call;
  const run = useCallback(async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await latest.current(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return [run, busy];
}
