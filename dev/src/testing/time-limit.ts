import { StackError } from '@reefdesk/embedded-stack/errors';
import type { Step } from './step.ts';

export const TIME_LIMIT_VARIABLE = 'REEFDESK_TEST_MINUTES';

/**
 * Returns why a step is left out, or undefined if it runs. Some machines end a run of the tests after a fixed time, and its
 * results are lost. With a limit, a step that can be left out does not begin after it.
 *
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
