import { StackError } from '@reefdesk/embedded-stack/errors';
import type { Step } from './step.ts';

export const TIME_LIMIT_VARIABLE = 'REEFDESK_TEST_MINUTES';

/**
 * For machines that end a run of the tests after a fixed time, and with it everything the run found. Returns why a step is left
 * out: it is one of those that can be, and the minutes of the variable are over when it would begin. Undefined means that it runs.
 *
 * @param minutes Value of `REEFDESK_TEST_MINUTES`. Without it, every step runs.
 * @param passedMs Since the run began.
 */
export function whyLeftOut({ canBeLeftOut = false }: Step, minutes: string | undefined, passedMs: number): string | undefined {
  if (!minutes) return undefined;
  const limit = Number(minutes);
  if (!(limit > 0)) throw new StackError(`${TIME_LIMIT_VARIABLE} is a number of minutes, not "${minutes}".`);
  return canBeLeftOut && passedMs > limit * 60_000 ? `the ${minutes} minutes of ${TIME_LIMIT_VARIABLE} are over` : undefined;
}
