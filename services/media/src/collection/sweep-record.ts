import type { CollectionState } from './collection-state.schema.ts';
import type { SweepLease } from './sweep-lease.ts';
import { isAlert, type SweepReport } from './sweep-outcome.ts';

/** State after a sweep; an interrupted or paused sweep keeps the alert. */
export function stateAfter(
  { outcome, strays, detail = '' }: SweepReport,
  { state, takenAt }: Pick<SweepLease, 'state' | 'takenAt'>,
): Partial<CollectionState> {
  const changes: Partial<CollectionState> = { sweptAt: takenAt, ...(strays !== null && { straysSweptAt: takenAt }) };
  if (isAlert(outcome)) {
    const since = state.alert?.reason === outcome ? state.alert.since : takenAt;
    return { ...changes, alert: { reason: outcome, detail, since } };
  }
  if (outcome === 'first_sighting') return { ...changes, alert: null };
  return outcome === 'done' ? { ...changes, alert: null, doneAt: takenAt, allowance: 0 } : changes;
}
