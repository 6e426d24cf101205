// npm run new -- service NAME
// npm run new -- resource NAME --in SERVICE

import { StackError } from '@reefdesk/embedded-stack/errors';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { newResource } from './new/resource.ts';
import { newService } from './new/service.ts';
import { runCommand } from './system/command.ts';
import { runTool } from './system/run-tool.ts';

const USAGE = 'Usage: npm run new -- service NAME, or: npm run new -- resource NAME --in SERVICE';

await runCommand(async () => {
  const [kind, name, ...rest] = process.argv.slice(2);
  if (!name) throw new StackError(USAGE);
  if (kind === 'service' && rest.length === 0) {
    await newService(repositoryRoot, name);
    await format([`services/${name}`, 'packages/system/src/services.ts', 'tsconfig.json']);
    console.log(`The service ${name} is in services/${name}; what others have to know of it, in packages/system/src/services.ts.`);
  } else if (kind === 'resource' && rest[0] === '--in' && rest[1] && rest.length === 2) {
    await format(await newResource(repositoryRoot, name, rest[1]));
    // A separate process, because this one has loaded the old contracts.
    await runTool(process.execPath, ['--conditions=reefdesk-source', 'dev/src/access.ts'], { cwd: repositoryRoot });
    console.log(
      `The ${name} are in packages/contracts, services/${rest[1]} and frontends/admin, written and tested. Their fields begin in`,
    );
    console.log(`packages/contracts/src/${name}/requests.ts. What the English name stands for is to be said in the locales id and cn.`);
  } else throw new StackError(USAGE);
  return 0;
});

async function format(files: string[]): Promise<void> {
  await runTool('biome', ['check', '--write', ...files], { cwd: repositoryRoot });
}
