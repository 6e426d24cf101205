// `npm test [-- step... | file... | --changed]`: runs all or selected checks, also beside a running `npm start`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { runCommand } from './system/command.ts';
import { artifactsFolder } from './testing/artifacts.ts';
import { chooseSteps } from './testing/choose-steps.ts';
import { type FirstLook, lookAgain } from './testing/second-look.ts';
import type { Step } from './testing/step.ts';
import { steps } from './testing/steps.ts';
import { isGood, type StepOutcome, summary } from './testing/summary.ts';
import { readTestRequest } from './testing/test-request.ts';
import { TIME_LIMIT_VARIABLE, whyLeftOut } from './testing/time-limit.ts';

await runCommand(async () => {
  const request = readTestRequest(
    process.argv.slice(2),
    steps.map(({ name }) => name),
  );
  const { run, leftOut } = await chooseSteps(request);
  if (run.length === 0) {
    console.log('No test belongs to that.');
    return 0;
  }
  mkdirSync(artifactsFolder, { recursive: true });
  const looks: FirstLook[] = [];
  for (const step of run) {
    const leftOutBecause = whyLeftOut(step, process.env[TIME_LIMIT_VARIABLE], performance.now());
    const outcome = leftOutBecause ? notRun(step, leftOutBecause) : await runStep(step);
    looks.push({ step, outcome });
  }
  const { outcomes, note } = await lookAgain(looks);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  writeFileSync(join(artifactsFolder, 'unsteady.json'), `${JSON.stringify(unsteady, undefined, 2)}\n`);
  console.log(summary(outcomes, { leftOut, note }));
  return isGood(outcomes) ? 0 : 1;
});

function notRun({ title }: Step, reason: string): StepOutcome {
  console.log(`\n${title}: not run, ${reason}.`);
  return { title, seconds: 0, passed: 0, failed: 0, skipped: [], notRun: reason };
}

async function runStep(step: Step): Promise<StepOutcome> {
  console.log(colors.bold(`\n── ${step.title}`));
  const startedAt = performance.now();
  const result = await step.run();
  return { ...result, title: step.title, seconds: (performance.now() - startedAt) / 1000 };
}
