import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { type Connection, createConnection } from 'mongoose';
import { ADMIN, Browser } from './auth-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');

/** Two processes of the built service that start in parallel on an empty database. */
describe('replicas of auth', () => {
  let stack: TestStack;
  let gateway: NatsPeer;
  let database: Connection;
  let folder: string;
  let replicas: ServiceProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auth-'));
    stack = await startTestStack({ nats: true, mongo: true });
    gateway = await NatsPeer.connect(stack, 'gateway');
    database = await createConnection(stack.mongoUri, { dbName: stack.database('auth') }).asPromise();
    const keysFile = join(folder, 'auth-keys.json');
    const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, AUTH_KEYS_FILE: keysFile, LOG_LEVEL: 'trace' };
    const start = () => startServiceProcess(MAIN, { ...stack.env('auth'), ...env });
    replicas = await Promise.all([start(), start()]);
  });

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([gateway?.close(), database?.close()]);
    await stack?.stop();
    await rm(folder, { recursive: true });
  });

  const browserOf = (replica: number, address = '203.0.113.7') =>
    new Browser(new HttpClient(replicas[replica]?.url ?? ''), { 'x-forwarded-for': address }, gateway);

  it('create one admin and one private key file', async () => {
    expect(await database.collection('users').countDocuments({ role: 'admin' })).toBe(1);
    expect((await stat(join(folder, 'auth-keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('share sessions and their end (API-07, API-08, API-09)', async () => {
    const browser = browserOf(0);
    expect((await browser.login(ADMIN)).status).toBe(200);
    // Each replica accepts the tokens of the other.
    const tokens = await Promise.all(Array.from({ length: 8 }, () => browser.token()));
    for (const token of tokens) expect((await browserOf(1).me(token)).body.email).toBe(ADMIN.email);
    expect((await browserOf(1).logout(tokens[0])).status).toBe(200);
    expect((await browser.me(tokens[1])).status).toBe(401);
    expect(await browser.token()).toBeUndefined();
  });

  it('share the counters of failed attempts', async () => {
    const attempt = async (replica: number) => (await browserOf(replica, '198.51.100.3').login({ ...ADMIN, password: 'guess' })).status;
    for (const replica of [0, 1, 0, 1, 0]) expect(await attempt(replica)).toBe(401);
    expect([await attempt(0), await attempt(1)]).toEqual([429, 429]);
  });

  it('log no secrets', async () => {
    const browser = browserOf(0);
    await browser.login({ ...ADMIN, remember: true });
    const { body: me } = await browser.me(await browser.token());
    const change = { currentPassword: ADMIN.password, newPassword: 'a-newer-secret', userId: me.user_id };
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    expect((await browserOf(1).register({ fullname: 'Ana', email: 'ana@reefdesk.example', password: 'a-third-secret' })).status).toBe(201);
    const stored = await database.collection('users').findOne({ email: ADMIN.email });
    const logs = replicas.map((replica) => replica.log()).join('');
    expect(logs).toContain('/api/login');
    for (const secret of [
      ADMIN.password,
      'a-newer-secret',
      'a-third-secret',
      browser.cookie,
      String(stored?.passwordHash),
      'Bearer ',
      '"d":',
    ])
      expect(logs).not.toContain(secret);
  });
});
