import { causesOf, type Failure, type Step } from './step.ts';
import type { StepOutcome } from './summary.ts';

/** Limits for the number of causes: a failed set-up counts once, however many tests it fails. */
const MAX_FAILED = 15;
const MAX_UNSTEADY = 8;

export interface FirstLook {
  step: Step;
  outcome: StepOutcome;
}

export interface SecondLook {
  outcomes: StepOutcome[];
  note?: string;
}

/** Reruns the files of failed tests alone. A test that then passes is listed as unsteady, unless too many failed or were unsteady. */
export async function lookAgain(looks: readonly FirstLook[]): Promise<SecondLook> {
  const first = looks.map(({ outcome }) => outcome);
  const failed = looks.reduce((sum, { step, outcome }) => sum + (step.runAgain ? causesOf(outcome.failures).length : 0), 0);
  if (failed > MAX_FAILED) return { outcomes: first, note: `No second look: ${failed} failures, more than ${MAX_FAILED}.` };
  const outcomes: StepOutcome[] = [];
  for (const { step, outcome } of looks) outcomes.push(await lookAgainAt(step, outcome));
  const unsteady = outcomes.reduce((sum, outcome) => sum + causesOf(outcome.unsteady).length, 0);
  if (unsteady <= MAX_UNSTEADY) return { outcomes };
  return { outcomes: first, note: `${unsteady} failures were gone at the second look; more than ${MAX_UNSTEADY} count.` };
}

async function lookAgainAt(step: Step, outcome: StepOutcome): Promise<StepOutcome> {
  const { failures = [] } = outcome;
  const tests = failures.filter(({ file }) => file !== '');
  if (!step.runAgain || tests.length === 0) return outcome;
  console.log(`\n── Second look: ${step.title}`);
  const startedAt = performance.now();
  const again = await step.runAgain(tests);
  const seconds = outcome.seconds + (performance.now() - startedAt) / 1000;
  const failedAgain = again.failures ?? [];
  const recovered = without(tests, failedAgain);
  // An aborted or incomplete run proves nothing.
  if (failedAgain.some(({ file }) => file === '') || again.passed < recovered.length) return { ...outcome, seconds };
  return {
    ...outcome,
    seconds,
    passed: outcome.passed + recovered.length,
    failed: outcome.failed - recovered.length,
    failures: without(failures, recovered),
    // A test of the same file that passed first and failed now is unsteady as well.
    unsteady: [...recovered, ...without(failedAgain, tests)],
  };
}

function without(failures: readonly Failure[], others: readonly Failure[]): Failure[] {
  return failures.filter(({ file, title }) => !others.some((other) => other.file === file && other.title === title));
}
