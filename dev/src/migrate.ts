// `npm run migrate -- SERVICE [--to N]`: shows or changes the version of a service's database.
import { StackError } from '@reefdesk/embedded-stack/errors';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { withDatabases } from './system/databases.ts';
import { buildServices, runServiceCommand } from './system/service-command.ts';

await runCommand(async () => {
  const [service, ...args] = process.argv.slice(2);
  if (!isService(service)) throw new StackError(`Usage: npm run migrate -- ${SERVICE_NAMES.join('|')} [--to N]`);
  const config = readConfig(process.env);
  await buildServices();
  return withDatabases(config, service, (env) => runServiceCommand(service, 'migrate.js', args, env));
});

function isService(name: string | undefined): name is ServiceName {
  return SERVICE_NAMES.some((service) => service === name);
}
