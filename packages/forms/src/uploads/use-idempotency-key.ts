import { useCallback, useRef } from 'react';
import { randomUuid } from './random-uuid.ts';

/**
 * Idempotency key for creating a record from a form or an object, kept until `settle`. If the user submits again because no response
 * arrived, the same content is sent with the same key, and the server creates nothing twice. Changed content gets a new key.
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
