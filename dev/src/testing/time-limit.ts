import { StackError } from '@reefdesk/embedded-stack/errors';
import type { Step } from './step.ts';

export const TIME_LIMIT_VARIABLE = 'REEFDESK_TEST_MINUTES';

/**
 * Returns why a step is left out, or undefined. CI may kill a long run and lose its results, so optional steps do not begin after the
 * limit.
 * @param minutes Value of `REEFDESK_TEST_MINUTES`. Without it, every step runs.
 * @param passedMs Milliseconds since the run began.
 * @throws StackError if `minutes` is not a positive number.
 */
export function whyLeftOut({ canBeLeftOut = false }: Step, minutes: string | undefined, passedMs: number): string | undefined {
  if (!minutes) return undefined;
  const limit = Number(minutes);
  if (!(limit > 0)) throw new StackError(`${TIME_LIMIT_VARIABLE} is a number of minutes, not "${minutes}".`);
  return canBeLeftOut && passedMs > limit * 60_000 ? `the ${minutes} minutes of ${TIME_LIMIT_VARIABLE} are over` : undefined;
}
