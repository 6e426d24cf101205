import { mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from '@reefdesk/embedded-stack/errors';
import { logFileOf, runDirOf } from '@reefdesk/embedded-stack/folders';
import { freePort } from '@reefdesk/embedded-stack/free-port';
import { ManagedProcess } from '@reefdesk/embedded-stack/managed-process';
import { accepts } from '@reefdesk/embedded-stack/probes';
import { randomSecret } from '@reefdesk/embedded-stack/secrets';
import { type Storage, startStorage } from '@reefdesk/embedded-stack/storage';
import type { ProviderOptions } from '../provider-options.ts';
import { PYTHON, pythonEnvironment, SWIFT_MISSING, SWIFT_ROOT } from './swift-packages.ts';

const NAME = 'swift';
/** Objects in one answer to a list: few, so that a test of pages takes no thousands of them. As in swift-host.py. */
export const SWIFT_PAGE = 50;
/** What Swift of this data folder has begun to write: files that have no name until they are whole. */
export function unfinishedInSwift(dataDir: string): string[] {
  const { pid } = JSON.parse(readFileSync(join(runDirOf(dataDir), `${NAME}.json`), 'utf8')) as { pid: number };
  const open = `/proc/${pid}/fd`;
  return readdirSync(open)
    .map((fd) => targetOf(join(open, fd)))
    .filter((file) => file.startsWith(join(dataDir, 'swift/node')) && file.endsWith(' (deleted)'));
}

/** Nothing, of a file that was closed meanwhile. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

/** OpenStack Swift with its S3 API, where {@link SWIFT_ROOT} says that it can run; the bucket exists afterwards. */
export async function startSwift({ dataDir, environment }: ProviderOptions): Promise<Storage> {
  const root = process.env[SWIFT_ROOT];
  if (!root) throw new StackError(`OpenStack Swift is not there: ${process.env[SWIFT_MISSING]}`);
  const [port, folder] = [await freePort(), join(dataDir, 'swift')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = { S3_ACCESS_KEY: 'reefdesk:tests', S3_SECRET_KEY: randomSecret() };
  const server = new ManagedProcess({
    name: NAME,
    command: PYTHON,
    args: ['-S', join(import.meta.dirname, 'swift-host.py'), folder, String(port)],
    env: { ...pythonEnvironment(root), ...keys },
    runDir: runDirOf(dataDir),
    logFile: logFileOf(dataDir, NAME),
    isReady: () => accepts({ port, host: '127.0.0.1' }),
  });
  await server.start();
  try {
    const storage = await startStorage({
      dataDir,
      environment: { ...environment, ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_REGION: 'us-east-1' },
    });
    return { ...storage, description: 'OpenStack Swift', stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
