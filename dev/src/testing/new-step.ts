import { join } from 'node:path';
import { runJest } from './jest-step.ts';
import { copyRepository } from './repository-copy.ts';
import { asResult, runShown, runTsc, type Step, type StepResult, sumOf } from './step.ts';

const SERVICE = 'guides';
/** One in the newly written service, one in an existing service. */
const RESOURCES = { 'tide-tables': SERVICE, 'dive-sites': 'catalog' };

const SCREENS = 'frontends/admin/src/features';
const TESTS = [
  `services/${SERVICE}/test/${SERVICE}.int-spec.ts`,
  `services/${SERVICE}/test/tide-tables.int-spec.ts`,
  'services/catalog/test/dive-sites.int-spec.ts',
  `${SCREENS}/tide-tables/tide-table-form.spec.tsx`,
  `${SCREENS}/tide-tables/tide-table-list.page.spec.tsx`,
  'dev/src/new/service-places.spec.ts',
  'dev/src/access/access-table.spec.ts',
  'packages/contracts/src/errors/errors.spec.ts',
  'packages/system/src/nats-config.spec.ts',
  'packages/system/src/routes.spec.ts',
];
const LINTED = [
  'packages/contracts',
  'packages/system',
  'services/catalog',
  `services/${SERVICE}`,
  'frontends/admin',
  'e2e',
  'tsconfig.json',
];

/** Generates a service and resources in a copy of the repository and checks them like all other code. */
export const newStep: Step = { name: 'new', title: 'What npm run new writes', run: checkWritten };

async function checkWritten(): Promise<StepResult> {
  const { folder, remove } = await copyRepository();
  const run = async (program: string, ...args: string[]) =>
    asResult(await runShown(program, args, {}, folder), [program, ...args].join(' '));
  const checkTypes = async (...args: string[]) => asResult(await runTsc(args, folder), ['tsc', ...args].join(' '));
  const write = (...args: string[]) => run(process.execPath, '--conditions=reefdesk-source', join(folder, 'dev/src/new.ts'), ...args);
  try {
    const written = [await write('service', SERVICE)];
    for (const [name, service] of Object.entries(RESOURCES)) written.push(await write('resource', name, '--in', service));
    if (written.some(({ failed }) => failed > 0)) return sumOf(written);
    const checks = await Promise.all([
      checkTypes('-b', 'frontends/admin'),
      // These checks cover the services and their dependencies.
      checkTypes('-p', 'tsconfig.tests.json'),
      run('biome', 'check', '--error-on-warnings', ...LINTED),
      runJest(['--runTestsByPath', ...TESTS], folder),
    ]);
    return sumOf([...written, ...checks]);
  } finally {
    remove();
  }
}
