import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';

export type GuardedCall =
  | 'login'
  | 'registration'
  | 'current_password'
  | 'forgotten_password'
  | 'password_reset'
  | 'email_verification'
  | 'invitation'
  | 'letter'
  | 'passkey'
  | 'provider'
  | 'second_step';
/** `admitted`: let through, for attempts whose result is not reported later. */
export type AttemptOutcome = 'admitted' | 'throttled' | 'failed' | 'succeeded';

@Injectable()
export class AttemptMetrics {
  private readonly attempts;

  constructor(metrics: Metrics) {
    this.attempts = metrics.counter('auth_attempts_total', 'Attempts at calls that can be used for guessing', ['call', 'outcome']);
  }

  count(call: GuardedCall, outcome: AttemptOutcome): void {
    this.attempts.inc({ call, outcome });
  }
}
