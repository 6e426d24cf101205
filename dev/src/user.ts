// `npm run user -- add | disable | enable | reset-password`: accounts, when nobody can sign in to manage them.
// Against MONGODB_URI, else the running system of the data folder, else its database started for the moment.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from './stack/child-environment.ts';
import { lockDataFolder } from './stack/data-lock.ts';
import { runDirOf } from './stack/folders.ts';
import { startMongo } from './stack/mongo.ts';
import { repositoryRoot } from './stack/paths.ts';
import { endLeftovers } from './stack/run-records.ts';
import { build } from './system/build.ts';
import { buildTargets } from './system/build-targets.ts';
import { runCommand } from './system/command.ts';
import { readConfig, type StartConfig } from './system/config.ts';
import { readConnections } from './system/connections.ts';
import { Progress } from './system/progress.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  // What the person reads on standard output is the answer alone.
  await build(
    new Progress(process.stderr),
    repositoryRoot,
    buildTargets(repositoryRoot).filter((target) => target.name === 'server'),
  );
  const running = readConnections(config.dataDir);
  if (config.environment.MONGODB_URI) return manageAccounts(pick(config.environment, /^(MONGODB|NATS)_/));
  if (running) return manageAccounts(running.environmentOf('auth'));
  return withOwnMongo(config, (uri) => manageAccounts({ MONGODB_URI: uri }));
});

async function withOwnMongo({ dataDir, environment }: StartConfig, work: (uri: string) => Promise<number>): Promise<number> {
  const unlock = lockDataFolder(dataDir);
  try {
    await endLeftovers(runDirOf(dataDir));
    const mongo = await startMongo({ dataDir, environment });
    try {
      return await work(mongo.uri);
    } finally {
      await mongo.stop();
    }
  } finally {
    unlock();
  }
}

/** The accounts' rules belong to the auth service; it brings the command. */
function manageAccounts(env: Record<string, string | undefined>): Promise<number> {
  const script = join(repositoryRoot, 'services', 'auth', 'dist', 'cli.js');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit', env: childEnvironment(env) });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function pick(environment: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.test(name)));
}
