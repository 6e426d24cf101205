// `npm run backup -- --to FOLDER | --into FOLDER`: backs up the running system, else the data folder or external stores.
import { buildBackupTool, runBackupTool } from './system/backup-tool.ts';
import { runCommand } from './system/command.ts';
import { readConfig } from './system/config.ts';
import { readConnections } from './system/connections.ts';
import { withOwnStores } from './system/stored-data.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await buildBackupTool();
  const args = ['backup', ...process.argv.slice(2)];
  const running = readConnections(config.dataDir);
  if (running) return runBackupTool(args, running.stores);
  return withOwnStores(config, (stores) => runBackupTool(args, stores));
});
