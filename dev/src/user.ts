// `npm run user -- add | invite | position | disable | enable | reset-password | end-sessions`: accounts, when nobody can sign in to manage them.
// Against MONGODB_URI, else the running system of the data folder, else its database started for the moment.
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { withDatabases } from './system/databases.ts';
import { buildServices, runServiceCommand } from './system/service-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await buildServices();
  // The accounts' rules belong to the auth service; it brings the command.
  return withDatabases(config, 'auth', (env) =>
    // Of the operator it needs the name, which no password may hold.
    runServiceCommand('auth', 'cli.js', process.argv.slice(2), { ...env, BRAND_FILE: config.brandFile }),
  );
});
