import type { Histogram } from 'prom-client';
import { normaliseError } from '../errors/normalise-error.ts';

/** A refusal is an answer of the error table below 500: the asker's doing. A failure is ours. */
export type Outcome = 'ok' | 'refused' | 'failed';

export function outcomeOf(error: unknown): Outcome {
  return normaliseError(error).status < 500 ? 'refused' : 'failed';
}

/** Runs `work`, notes how long it took and how it ended. */
export async function timed<Label extends string, T>(
  seconds: Histogram<Label | 'outcome'>,
  labels: Partial<Record<Label, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const end = seconds.startTimer(labels as Partial<Record<Label | 'outcome', string>>);
  const note = (outcome: Outcome): void => void end({ outcome } as Partial<Record<Label | 'outcome', string>>);
  try {
    const result = await work();
    note('ok');
    return result;
  } catch (error) {
    note(outcomeOf(error));
    throw error;
  }
}
