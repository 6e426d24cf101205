// `npm run user -- COMMAND`: manages accounts without a sign-in, on MONGODB_URI, the running system or the data folder.
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { withDatabases } from './system/databases.ts';
import { buildServices, runServiceCommand } from './system/service-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await buildServices();
  // The command is part of the auth service, which owns the rules for accounts.
  return withDatabases(config, 'auth', (env) =>
    // A password must not contain the operator's name, which is read from this file.
    runServiceCommand('auth', 'cli.js', process.argv.slice(2), { ...env, BRAND_FILE: config.brandFile }),
  );
});
