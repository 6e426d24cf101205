import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { TestStack } from '@reefdesk/test-kit/stack';
import { runBackupCli } from '../../../ops/backup/src/cli/backup-cli.ts';

const ROOT = join(__dirname, '../../..');
const TOOL = join(ROOT, 'ops/backup/dist/cli.js');
const MEDIA_TOOL = join(ROOT, 'services/media/dist/cli.js');

export interface ToolEnd {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningTool {
  child: ChildProcess;
  end: Promise<ToolEnd>;
}

/** Starts the built command with nothing but its environment, as in a container. */
export function startTool(stack: TestStack, args: readonly string[], env: Record<string, string> = {}): RunningTool {
  const child = spawn(process.execPath, [TOOL, ...args], { env: { ...environmentOf(stack), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (chunk: Buffer) => (written[name] += chunk));
  return { child, end: new Promise((resolve) => child.once('close', (code) => resolve({ code, ...written }))) };
}

function environmentOf({ mongoUri, database, s3 }: TestStack): Record<string, string> {
  return {
    MONGODB_URI: mongoUri,
    MONGODB_DB_PREFIX: database(''),
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
  };
}

export function runTool(stack: TestStack, args: readonly string[], env?: Record<string, string>): Promise<ToolEnd> {
  return startTool(stack, args, env).end;
}

/** Runs the command in this process, which is faster for repeated runs. */
export async function runToolHere(stack: TestStack, args: readonly string[]): Promise<ToolEnd> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runBackupCli(args, { env: environmentOf(stack), stdout, stderr, signal: new AbortController().signal });
  return { code, stdout: await text(stdout.end()), stderr: await text(stderr.end()) };
}

export async function commandSweeps(stack: TestStack, command: 'pause' | 'resume'): Promise<void> {
  const child = spawn(process.execPath, [MEDIA_TOOL, command], { env: stack.env('media'), stdio: 'ignore' });
  await once(child, 'exit');
}
