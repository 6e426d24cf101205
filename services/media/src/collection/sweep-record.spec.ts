import type { CollectionState } from './collection-state.schema.ts';
import type { SweepReport } from './sweep-outcome.ts';
import { stateAfter } from './sweep-record.ts';

const takenAt = new Date('2026-05-01T12:00:00Z');
const before = new Date('2026-04-30T12:00:00Z');

const after = (report: Partial<SweepReport>, alert: CollectionState['alert'] = null) =>
  stateAfter({ outcome: 'done', images: 0, strays: null, ...report }, { takenAt, state: { alert, allowance: 7 } as CollectionState });

describe('stateAfter', () => {
  it('clears the alert and the allowance after a completed sweep', () => {
    expect(after({ strays: 0 })).toEqual({ sweptAt: takenAt, straysSweptAt: takenAt, alert: null, doneAt: takenAt, allowance: 0 });
    expect(after({ strays: null })).not.toHaveProperty('straysSweptAt');
  });

  it('keeps the start time of a repeated alert', () => {
    const alert = { reason: 'owner_silent', detail: 'catalog', since: before } as const;
    expect(after({ outcome: 'owner_silent', detail: 'again' }, alert).alert).toEqual({
      reason: 'owner_silent',
      detail: 'again',
      since: before,
    });
    expect(after({ outcome: 'failed', detail: 'storage' }, alert).alert).toEqual({ reason: 'failed', detail: 'storage', since: takenAt });
    expect(after({ outcome: 'owner_silent' }, alert)).not.toHaveProperty('allowance');
  });

  it('keeps the alert after a paused or interrupted sweep', () => {
    for (const outcome of ['paused', 'busy'] as const) expect(after({ outcome })).toEqual({ sweptAt: takenAt });
  });
});
