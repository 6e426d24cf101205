import { useLookEvery } from '../../live/use-look-every.ts';
import { useNewEnquiriesQuery } from './new-enquiries.api.ts';

/** Where nothing is heard of changes. */
const POLL_MS = 15_000;

/** How many enquiries nobody has answered; changes by itself (ENQ-09). */
export function useNewCount(): number {
  return useNewEnquiriesQuery(undefined, useLookEvery(POLL_MS)).data ?? 0;
}
