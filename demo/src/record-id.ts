import { v5 } from 'uuid';

const NAMESPACE = '6f0f3c1e-5d0b-4c58-9a53-0a4b7d0e2c11';

/** Id of a record by its key, such as `destination/bunaken`. It serves as `Idempotency-Key`, so that a repeated request creates nothing. */
export function recordId(key: string): string {
  return v5(key, NAMESPACE);
}
