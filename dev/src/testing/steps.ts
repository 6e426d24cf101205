// All of `npm test`, in order. The order is from quick to slow; a failure does not keep the later steps from running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../stack/errors.ts';
import { repositoryRoot } from '../stack/paths.ts';
import { build } from '../system/build.ts';
import { Progress } from '../system/progress.ts';
import { workspaceFolders } from '../system/workspaces.ts';
import { containersStep } from './containers/containers-step.ts';
import { jestStep } from './jest-step.ts';
import { journeysStep } from './journeys-step.ts';
import { check, runShown, type Step } from './step.ts';

export const steps: Step[] = [
  check('types', 'Types', () => runShown('tsc', ['-b', ...typedProjects()])),
  check('test-types', 'Types of the tests', () => runShown('tsc', ['-p', 'tsconfig.tests.json'])),
  check('lint', 'Format and lint', () => runShown('biome', ['check', '--error-on-warnings', '.'])),
  ...(isKnipConfigured() ? [check('unused', 'Unused code and dependencies', () => runShown('knip', []))] : []),
  jestStep('unit', 'Unit and web tests', ['unit', 'web']),
  jestStep('integration', 'Integration tests on real parts', ['integration']),
  check('build', 'Build', buildAll),
  journeysStep,
  containersStep,
];

/** Every workspace that has types, whether or not the root's tsconfig.json remembers it. */
function typedProjects(): string[] {
  return ['.', ...workspaceFolders(repositoryRoot)].filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')));
}

function isKnipConfigured(): boolean {
  return ['knip.json', 'knip.jsonc', 'knip.ts', 'knip.config.ts'].some((file) => existsSync(join(repositoryRoot, file)));
}

async function buildAll(): Promise<boolean> {
  try {
    await build(new Progress());
    return true;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}
