// All of `npm test`, in order. The order is from quick to slow; a failure does not keep the later steps from running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { build } from '../system/build.ts';
import { buildTargets } from '../system/build-targets.ts';
import { Progress } from '../system/progress.ts';
import { workspaceFolders } from '../system/workspaces.ts';
import { containersStep } from './containers/containers-step.ts';
import { faultsStep } from './faults-step.ts';
import { changedTestsStep, integrationStep, jestFilesStep, jestStep } from './jest-step.ts';
import { crashStep, journeyFilesStep, journeysStep } from './journeys-step.ts';
import { newStep } from './new-step.ts';
import { check, runShown, runTsc, type Step } from './step.ts';
import { isIntegration, isJourney } from './test-files.ts';

const typesStep = check('types', 'Types', () => runTsc(['-b', '--builders', '2', ...typedProjects()]));
const buildStep = check('build', 'Build', buildAll);

export const steps: Step[] = [
  typesStep,
  check('test-types', 'Types of the tests', () => runTsc(['-p', 'tsconfig.tests.json'])),
  check('lint', 'Format and lint', () => runShown('biome', ['check', '--error-on-warnings', '.'])),
  ...(isKnipConfigured() ? [check('unused', 'Unused code and dependencies', () => runShown('knip', []))] : []),
  jestStep('unit', 'Unit and web tests', ['unit', 'web'], 2),
  buildStep,
  integrationStep(4),
  journeysStep,
  ...[newStep, crashStep, faultsStep, containersStep].map((step) => ({ ...step, canBeLeftOut: true })),
];

/** The tests that changes since `main` can have broken; no journeys, as each of them uses the whole system. */
export const changedSteps: Step[] = [typesStep, buildStep, changedTestsStep];

/** Steps that run services and frontends as they are built. */
const OF_BUILT = ['integration', 'journeys', 'crash', 'faults'];

/** The steps of these names, and the build that they need. */
export function stepsNamed(names: readonly string[]): Step[] {
  const needsBuild = names.some((name) => OF_BUILT.includes(name));
  return steps.filter((step) => names.includes(step.name) || (needsBuild && (step === typesStep || step === buildStep)));
}

/** What it takes to run just these test files; journeys and services run as they are built. */
export function stepsFor(files: readonly string[]): Step[] {
  const [journeys, specs] = [files.filter(isJourney), files.filter((file) => !isJourney(file))];
  return [
    ...(journeys.length > 0 || specs.some(isIntegration) ? [typesStep, buildStep] : []),
    ...(specs.length > 0 ? [jestFilesStep(specs)] : []),
    ...(journeys.length > 0 ? [journeyFilesStep(journeys)] : []),
  ];
}

/** Every workspace that has types, whether or not the root's tsconfig.json remembers it. */
function typedProjects(): string[] {
  return ['.', ...workspaceFolders(repositoryRoot)].filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')));
}

function isKnipConfigured(): boolean {
  return ['knip.json', 'knip.jsonc', 'knip.ts', 'knip.config.ts'].some((file) => existsSync(join(repositoryRoot, file)));
}

async function buildAll(): Promise<boolean> {
  try {
    await build(new Progress(), repositoryRoot, buildTargets(repositoryRoot));
    return true;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}
