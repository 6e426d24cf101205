import type { Histogram } from 'prom-client';
import { normaliseError } from '../errors/normalise-error.ts';

/** `refused`: an error of the error table below 500, caused by the client. `failed`: any other error. */
export type Outcome = 'ok' | 'refused' | 'failed';

export function outcomeOf(error: unknown): Outcome {
  return normaliseError(error).status < 500 ? 'refused' : 'failed';
}

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
