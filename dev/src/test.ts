// `npm test [-- step...]`: every check there is, on the real parts, beside a running `npm start` if need be.
import colors from 'picocolors';
import { StackError } from './stack/errors.ts';
import { runCommand } from './system/command.ts';
import type { Step } from './testing/step.ts';
import { steps } from './testing/steps.ts';
import { isGood, type StepOutcome, summary } from './testing/summary.ts';

await runCommand(async () => {
  const chosen = choose(process.argv.slice(2));
  const outcomes: StepOutcome[] = [];
  for (const step of chosen) outcomes.push(await runStep(step));
  const leftOut = steps.filter((step) => !chosen.includes(step)).map((step) => step.title);
  console.log(summary(outcomes, leftOut));
  return isGood(outcomes) ? 0 : 1;
});

function choose(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new StackError(`No step is named ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function runStep(step: Step): Promise<StepOutcome> {
  console.log(colors.bold(`\n── ${step.title}`));
  const startedAt = performance.now();
  const result = await step.run();
  return { ...result, title: step.title, seconds: (performance.now() - startedAt) / 1000 };
}
