/** Reasons for a stop that an operator should examine. */
export const ALERTS = ['owner_silent', 'another_database', 'another_bucket', 'too_many_images', 'too_many_strays', 'failed'] as const;
export type AlertReason = (typeof ALERTS)[number];

/** `first_sighting`: an owner or the bucket was seen for the first time, so nothing was deleted. */
export type Outcome = 'done' | 'first_sighting' | 'paused' | 'busy' | 'not_due' | AlertReason;

export interface SweepReport {
  outcome: Outcome;
  images: number;
  /** Removed objects without a record; null if strays were not searched for. */
  strays: number | null;
  detail?: string;
}

export class SweepStopped extends Error {
  override name = 'SweepStopped';
  readonly outcome: Exclude<Outcome, 'done' | 'not_due'>;

  constructor(outcome: Exclude<Outcome, 'done' | 'not_due'>, detail: string) {
    super(detail);
    this.outcome = outcome;
  }
}

export function isAlert(outcome: Outcome): outcome is AlertReason {
  return (ALERTS as readonly Outcome[]).includes(outcome);
}
