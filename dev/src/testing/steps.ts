// Steps of `npm test`, from quick to slow; later steps run even after a failure.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { build } from '../system/build.ts';
import { buildTargets } from '../system/build-targets.ts';
import { Progress } from '../system/progress.ts';
import { workspaceFolders } from '../system/workspaces.ts';
import { containersStep } from './containers/containers-step.ts';
import { changedTestsStep, integrationStep, jestFilesStep, jestStep } from './jest-step.ts';
import { crashStep, journeyFilesStep, journeysStep } from './journeys-step.ts';
import { newStep } from './new-step.ts';
import { check, runShown, runTsc, type Step, type StepResult } from './step.ts';
import { isIntegration, isJourney } from './test-files.ts';

const SWITCH = 'REEFDESK_FAULTS';

/** Runs the short form of `npm run faults` on the build; takes minutes, so only on request. */
const faultsStep: Step = { name: 'faults', title: 'Faults under load', run: runShort };

async function runShort(): Promise<StepResult> {
  if (process.env[SWITCH] !== '1') {
    const notRun = `${SWITCH}=1 asks for it`;
    console.log(`Not run: ${notRun}.`);
    return { passed: 0, failed: 0, skipped: [], notRun };
  }
  try {
    // Loaded lazily, because most test runs do not need it.
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

/** Tests affected by changes since `main`; without e2e tests, because each uses the whole system. */
export const changedSteps: Step[] = [typesStep, buildStep, changedTestsStep];

const OF_BUILT = ['integration', 'journeys', 'crash', 'faults'];

export function stepsNamed(names: readonly string[]): Step[] {
  const needsBuild = names.some((name) => OF_BUILT.includes(name));
  return steps.filter((step) => names.includes(step.name) || (needsBuild && (step === typesStep || step === buildStep)));
}

/** Steps for these test files; e2e and integration tests need the build. */
export function stepsFor(files: readonly string[]): Step[] {
  const [journeys, specs] = [files.filter(isJourney), files.filter((file) => !isJourney(file))];
  return [
    ...(journeys.length > 0 || specs.some(isIntegration) ? [typesStep, buildStep] : []),
    ...(specs.length > 0 ? [jestFilesStep(specs)] : []),
    ...(journeys.length > 0 ? [journeyFilesStep(journeys)] : []),
  ];
}

/** All workspaces with types, even if the root's tsconfig.json lacks one. */
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
