import { v5 } from 'uuid';

const NAMESPACE = 'a1c6b0f2-4d5e-4b8f-9d3a-7e2c50f1b864';

/**
 * Id of the enquiry that is sent under this `Idempotency-Key`. Staff see the id, but the key cannot be computed from it, so that they cannot
 * repeat the guest's request, which is answered with the private address (ENQ-22).
 */
export function enquiryIdOf(key: string): string {
  return v5(key, NAMESPACE);
}
