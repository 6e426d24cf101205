import { relative, sep } from 'node:path';
import { repositoryRoot as root } from '@reefdesk/embedded-stack/paths';
import { relatedTests } from './jest-step.ts';
import type { Step } from './step.ts';
import { changedSteps, steps, stepsFor, stepsNamed } from './steps.ts';
import { type ChosenFiles, chooseFiles, isJourney } from './test-files.ts';
import type { TestRequest } from './test-request.ts';

export interface ChosenSteps {
  run: Step[];
  leftOut: string[];
}

/** Selects the steps of a request. Throws on an unknown argument. */
export async function chooseSteps(request: TestRequest): Promise<ChosenSteps> {
  if (request.changed) return { run: changedSteps, leftOut: [] };
  if (request.words.length > 0) return { run: await stepsForFiles(namedTests(request.words)), leftOut: [] };
  const run = request.steps.length === 0 ? steps : stepsNamed(request.steps);
  return { run, leftOut: steps.filter((step) => !run.includes(step)).map(({ title }) => title) };
}

function namedTests(words: readonly string[]): ChosenFiles {
  const hint = `Name a test file, a folder, a part of a name, or a step: ${steps.map(({ name }) => name).join(', ')}.`;
  // npm runs scripts in the root, whatever the user's working directory is.
  return chooseFiles(words, { root, folder: process.env.INIT_CWD ?? root, hint });
}

async function stepsForFiles({ tests, sources }: ChosenFiles): Promise<Step[]> {
  const specs = tests.filter((file) => !isJourney(file));
  const related = (await relatedTests(sources)).map((file) => relative(root, file).replaceAll(sep, '/'));
  return stepsFor([...new Set([...specs, ...related, ...tests.filter(isJourney)])]);
}
