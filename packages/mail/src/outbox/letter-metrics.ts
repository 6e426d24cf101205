import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { LettersRepository } from './letters.repository.ts';

export type LetterOutcome = 'sent' | 'postponed' | 'failed';

/** What became of letters, and how many wait; to whom is never told. The gauge comes from the database: every replica shows the same. */
@Injectable()
export class LetterMetrics {
  private readonly letters;

  constructor(metrics: Metrics, repository: LettersRepository) {
    this.letters = metrics.counter('letters_total', 'Attempts to send letters, by what came of them', ['kind', 'outcome']);
    metrics.gauge('letters_waiting', 'Letters that are to be sent', [], async (gauge) => gauge.set(await repository.countIn('waiting')));
  }

  count(kind: string, outcome: LetterOutcome): void {
    this.letters.inc({ kind, outcome });
  }
}
