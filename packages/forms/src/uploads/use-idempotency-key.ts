import { useCallback, useRef } from 'react';
import { randomUuid } from './random-uuid.ts';

/**
 * A key for what creates something, a form or its words, kept until `settle`: pressed again because no answer came, the very same
 * goes under the same key, and the server, which may have stored it all the same, creates nothing twice. What was changed is
 * another one.
 */
export function useIdempotencyKey() {
  const current = useRef<{ fingerprint: string; key: string }>(undefined);
  const keyOf = useCallback((sent: FormData | string | object): string => {
    const fingerprint = sent instanceof FormData ? fingerprintOf(sent) : JSON.stringify(sent);
    if (current.current?.fingerprint !== fingerprint) current.current = { fingerprint, key: randomUuid() };
    return current.current.key;
  }, []);
  const settle = useCallback(() => {
    current.current = undefined;
  }, []);
  return { keyOf, settle };
}

function fingerprintOf(form: FormData): string {
  const entries = [...form].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.type, value.lastModified] : [name, value],
  );
  return JSON.stringify(entries);
}
