import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@reefdesk/embedded-stack/free-port';
import { identityOf, isRunning } from '@reefdesk/embedded-stack/process-identity';
import { writeRecord } from '@reefdesk/embedded-stack/run-records';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import { MongoClient } from 'mongodb';
import { readConnections } from '../src/system/connections.ts';
import { StartProcess, survivors } from './support/start-process.ts';

const EVERYBODY = ['gateway', 'mail', 'mongo', 'nats', 'nats.program', 'renderer', 'storage', ...SERVICE_NAMES].sort();

describe('npm start (with stand-ins for the services)', () => {
  const begun: StartProcess[] = [];
  let dataDir: string;
  let port: number;

  function start(env: Record<string, string> = {}): StartProcess {
    const started = new StartProcess({ DATA_DIR: dataDir, PORT: String(port), ...env });
    begun.push(started);
    return started;
  }

  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-start-'));
    port = await freePort();
  });

  afterEach(async () => {
    for (const started of begun.splice(0)) {
      started.child.kill('SIGTERM');
      await started.exited;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('starts everything, prints the addresses, and stops everything on SIGTERM', async () => {
    const system = start();
    await system.ready();
    expect(system.output).toContain(`http://localhost:${port}/auth/sign-in`);
    expect(system.output).toContain(`http://localhost:${port}/admin/letters`);
    expect(system.output).toMatch(/Password +(\w{5}-){3}\w{5}/);
    expect(statSync(join(dataDir, 'private', 'admin-password')).mode & 0o777).toBe(0o600);
    const records = system.records();
    expect(records.map((record) => record.name).sort()).toEqual(EVERYBODY);

    system.child.kill('SIGTERM');
    expect(await system.exited).toBe(0);
    expect(await survivors(records, 0)).toEqual([]);
    expect(existsSync(join(dataDir, 'private', 'connections.json'))).toBe(false);
  });

  it('gives each process only the secrets that it needs', async () => {
    const system = start({ ADMIN_PASSWORD: 'correct horse', HOME: '/tmp' });
    await system.ready();
    const env = JSON.parse(await get('/env')) as Record<string, string>;
    expect(env).toMatchObject({ PORT: String(port), HOST: '127.0.0.1', NATS_USER: 'gateway', PARENT_PIPE: '1', NODE_ENV: 'production' });
    expect(Object.keys(env).filter((name) => /ADMIN|S3_|MONGODB|SMTP|MAILBOX_DIR/.test(name))).toEqual([]);
  });

  it('leaves no process running when it is killed, and keeps the data', async () => {
    const first = start();
    await first.ready();
    const records = first.records();
    await write('before the kill');
    first.child.kill('SIGKILL');
    await first.exited;
    const second = start();
    await second.ready();
    expect(await survivors(records)).toEqual([]);
    expect(await written()).toEqual(['before the kill']);
  });

  it('stops only processes of a killed start', async () => {
    const idle = () => spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)']);
    const [leftover, stranger] = [idle(), idle()];
    const leftoverIdentity = identityOf(leftover.pid ?? 0);
    writeRecord(join(dataDir, 'run'), 'media', leftover.pid ?? 0);
    // Simulates a process id that was reused by another process.
    writeFileSync(join(dataDir, 'run', 'catalog.json'), JSON.stringify({ name: 'catalog', pid: stranger.pid, startTime: '1' }));
    const system = start();
    await system.ready();
    expect(system.output).toContain('Ended what a killed start had left: media');
    expect(leftoverIdentity && isRunning(leftoverIdentity)).toBe(false);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill('SIGKILL');
  });

  it('restarts a crashed process and logs why it ended', async () => {
    const system = start();
    await system.ready();
    const before = await get('/');
    await get('/die').catch(() => undefined);
    await system.says('gateway is back');
    expect(system.output).toMatch(/gateway ended \(exit code 3\); it starts again in 0.5 s\n {2}the reef broke/);
    expect(await get('/')).not.toBe(before);
  });

  it('names the port in use and starts nothing', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const system = start();
    expect(await system.exited).toBe(1);
    expect(system.output).toBe(`Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}\n`);
    expect(system.records()).toEqual([]);
    other.close();
  });

  it('does not let two instances share a data folder', async () => {
    const first = start();
    await first.ready();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`Another start (process ${first.child.pid}) uses the data folder ${dataDir}.`);
    expect(await get('/health/ready')).toBeTruthy();
  });

  it.each([
    [{ DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be written to'],
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ SEED: 'prod' }, 'SEED must be "demo" or "none"'],
    [{ HOST: '203.0.113.7' }, 'HOST=203.0.113.7 is no address of this machine'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'S3_ACCESS_KEY and S3_SECRET_KEY must be'],
  ])('explains %j and ends', async (env, message) => {
    const system = start(env);
    expect(await system.exited).toBe(1);
    expect(system.output).toContain(message);
    expect(system.output).not.toContain('    at ');
  });

  it('can be interrupted during the start', async () => {
    const system = start();
    await system.says('Starting NATS');
    await eventually(() => expect(system.records()).not.toEqual([]));
    const records = system.records();
    system.child.kill('SIGINT');
    expect(await system.exited).toBe(0);
    expect(await survivors(records)).toEqual([]);
  });

  async function dives() {
    const client = new MongoClient(readConnections(dataDir)?.environmentOf('ops').MONGODB_URI ?? '');
    return { client, collection: client.db('reefdesk_catalog').collection<{ note: string }>('dives') };
  }

  async function write(note: string): Promise<void> {
    const { client, collection } = await dives();
    await collection.insertOne({ note });
    await client.close();
  }

  async function written(): Promise<string[]> {
    const { client, collection } = await dives();
    const found = await collection.find().toArray();
    await client.close();
    return found.map(({ note }) => note);
  }
});
