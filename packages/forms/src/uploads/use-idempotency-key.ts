import { useCallback, useRef } from 'react';
import { randomUuid } from './random-uuid.ts';

/**
 * Idempotency key of a form's content until `settle`: resubmitting after a lost response sends the same key, so that no record is created
 * twice.
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
