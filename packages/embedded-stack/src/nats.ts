import { createRequire } from 'node:module';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';
import { type NatsConfig, natsConfig } from '@reefdesk/system/nats-config';
import { type BackingService, type BackingServiceOptions, nothingToStop } from './backing-service.ts';
import { StackError } from './errors.ts';
import { logFileOf, privateFileOf, runDirOf } from './folders.ts';
import { freePort } from './free-port.ts';
import { guarded } from './guarded.ts';
import { findOnPath, isExecutable } from './paths.ts';
import { accepts } from './probes.ts';
import { randomSecret, writePrivate } from './secrets.ts';
import { Supervisor } from './supervisor.ts';

export interface NatsCredentials {
  user?: string;
  password?: string;
}

export interface Nats extends BackingService {
  url: string;
  credentials(user: NatsUser): NatsCredentials;
}

/** Uses the server of `NATS_URL`, else starts nats-server on a loopback port, with one account per service. */
export async function startNats(options: BackingServiceOptions): Promise<Nats> {
  const { NATS_URL, NATS_USER, NATS_PASSWORD } = options.environment ?? process.env;
  if (NATS_URL) {
    const credentials = { user: NATS_USER, password: NATS_PASSWORD };
    return { description: 'NATS from NATS_URL', url: NATS_URL, credentials: () => credentials, stop: nothingToStop };
  }
  return startEmbeddedNats(options);
}

/** With TLS it refuses other connections; the files are PEM and must be valid for 127.0.0.1. */
export async function startEmbeddedNats({ dataDir, events }: BackingServiceOptions, tls?: NatsConfig['tls']): Promise<Nats> {
  const port = await freePort();
  const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, randomSecret()])) as Record<NatsUser, string>;
  const configFile = privateFileOf(dataDir, 'nats-server.conf');
  writePrivate(configFile, natsConfig({ port, passwords, ...(tls && { tls }) }));
  const supervisor = new Supervisor(
    guarded({
      name: 'nats',
      command: natsServerBinary(),
      args: ['--config', configFile],
      runDir: runDirOf(dataDir),
      logFile: logFileOf(dataDir, 'nats'),
      isReady: () => accepts({ port, host: '127.0.0.1' }),
    }),
    events,
  );
  await supervisor.start();
  return {
    description: 'nats-server, embedded',
    url: `${tls ? 'tls' : 'nats'}://127.0.0.1:${port}`,
    credentials: (user) => ({ user, password: passwords[user] }),
    stop: () => supervisor.stop(),
  };
}

function natsServerBinary(): string {
  const found = bundledBinary() ?? findOnPath('nats-server');
  if (found) return found;
  throw new StackError(`No nats-server for ${process.platform}-${process.arch}. Put one on PATH, set NATS_URL, or use docker compose.`);
}

function bundledBinary(): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve(`@camera.ui/nats-${process.platform}-${process.arch}/nats`);
    return isExecutable(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
