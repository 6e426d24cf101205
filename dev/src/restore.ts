// `npm run restore -- --from FOLDER [--replace]`: restores into the data folder or external stores of a stopped system.
import { StackError } from '@reefdesk/embedded-stack/errors';
import { buildBackupTool, runBackupTool } from './system/backup-tool.ts';
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { readConnections } from './system/connections.ts';
import { withOwnStores } from './system/stored-data.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (readConnections(config.dataDir)) {
    throw new StackError(`The system of ${config.dataDir} is running. Stop it first (Ctrl-C where it was started), then restore.`);
  }
  await buildBackupTool();
  return withOwnStores(config, (stores) => runBackupTool(['restore', ...process.argv.slice(2)], stores));
});
