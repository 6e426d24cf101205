import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { useNewEnquiriesQuery } from './new-enquiries.api.ts';

/** Polling interval without the change feed. */
const POLL_MS = 15_000;

/** Number of new enquiries, updated automatically (ENQ-09). */
export function useNewCount(): number {
  return useNewEnquiriesQuery(undefined, useLookEvery(POLL_MS)).data ?? 0;
}
