import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '@reefdesk/embedded-stack/managed-process';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { build } from './build.ts';
import { buildTargets } from './build-targets.ts';
import type { Stores } from './connections.ts';
import { Progress } from './progress.ts';

export function buildBackupTool(): Promise<void> {
  const targets = buildTargets(repositoryRoot).filter((target) => target.name === 'server');
  return build(new Progress(process.stderr), repositoryRoot, targets);
}

const KEYS = ['BACKUP_RECIPIENT', 'BACKUP_RECIPIENT_FILE', 'BACKUP_IDENTITY', 'BACKUP_IDENTITY_FILE'];

function keysOf(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(KEYS.map((name) => [name, environment[name] || undefined]));
}

/** Runs the command of ops/backup on these stores. It aborts and cleans up when this process ends. */
export function runBackupTool(args: readonly string[], { mongoUri, storage }: Stores): Promise<number> {
  const env = childEnvironment({
    MONGODB_URI: mongoUri,
    MONGODB_DB_PREFIX: process.env.MONGODB_DB_PREFIX || undefined,
    S3_ENDPOINT: storage.endpoint,
    S3_REGION: storage.region,
    S3_BUCKET: storage.bucket,
    S3_ACCESS_KEY: storage.accessKey,
    S3_SECRET_KEY: storage.secretKey,
    ...keysOf(process.env),
    PARENT_PIPE: '1',
  });
  const script = join(repositoryRoot, 'ops', 'backup', 'dist', 'cli.js');
  // Resolves relative folders from the user's working directory.
  const cwd = process.env.INIT_CWD || process.cwd();
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['pipe', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
