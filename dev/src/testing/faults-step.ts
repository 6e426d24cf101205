import { messageOf } from '@reefdesk/embedded-stack/errors';
import type { Step, StepResult } from './step.ts';

const SWITCH = 'REEFDESK_FAULTS';

/** The short form of `npm run faults` on what was built: each fault counts as one. It takes minutes, so it runs when asked for. */
export const faultsStep: Step = { name: 'faults', title: 'Faults under load', run: runShort };

async function runShort(): Promise<StepResult> {
  if (process.env[SWITCH] !== '1') {
    const notRun = `${SWITCH}=1 asks for it`;
    console.log(`Not run: ${notRun}.`);
    return { passed: 0, failed: 0, skipped: [], notRun };
  }
  try {
    // All that it needs is loaded only here: most who run tests do not run this one.
    const { runFaults } = await import('../faults/run-faults.ts');
    const { results, notRun } = await runFaults([], { isShort: true });
    const failed = results.filter(({ broken }) => broken.length > 0).length;
    const skipped = notRun.map(({ row, fault, why }) => `${row} ${fault}: ${why}`);
    const failures = results.flatMap(({ row, fault, broken }) =>
      broken.length > 0 ? [{ file: '', title: `${row} ${fault}`, message: broken.join('\n') }] : [],
    );
    return { passed: results.length - failed, failed, skipped, failures };
  } catch (error) {
    console.error(messageOf(error));
    return { passed: 0, failed: 1, skipped: [] };
  }
}
