import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type Nats, startNats } from '../src/stack/nats.ts';
import type { NatsUser } from '../src/stack/nats-config.ts';
import { isRunning } from '../src/stack/process-identity.ts';
import type { RunRecord } from '../src/stack/run-records.ts';

describe('the embedded NATS server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-nats-'));
  const open: NatsConnection[] = [];
  let nats: Nats;

  async function as(name: NatsUser): Promise<NatsConnection> {
    const { user, password } = nats.credentials(name);
    const connection = await connect({ servers: nats.url, user, pass: password, inboxPrefix: `_INBOX_${name}`, reconnect: false });
    open.push(connection);
    return connection;
  }

  /** What the server refused, as the connection is told about it. */
  async function refusal(connection: NatsConnection, attempt: () => void): Promise<string> {
    const errors = connection.status()[Symbol.asyncIterator]();
    attempt();
    for (;;) {
      const { value } = await errors.next();
      if (value?.type === 'error') return String(value.error);
    }
  }

  beforeAll(async () => {
    nats = await startNats({ dataDir, environment: {} });
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.close()));
  });

  afterAll(async () => {
    await nats.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('keeps the passwords in a file that only this user can read', () => {
    expect(statSync(join(dataDir, 'private', 'nats-server.conf')).mode & 0o777).toBe(0o600);
  });

  it('comes back as one server when only its guard was killed', async () => {
    const recordOf = (name: string) => JSON.parse(readFileSync(join(dataDir, 'run', `${name}.json`), 'utf8')) as RunRecord;
    const [guard, orphan] = [recordOf('nats'), recordOf('nats.program')];
    process.kill(guard.pid, 'SIGKILL');
    await eventually(() => {
      expect(isRunning(orphan)).toBe(false);
      expect(isRunning(recordOf('nats.program'))).toBe(true);
    });
    await eventually(async () => (await as('gateway')).flush());
  });

  it('lets nobody in without a password', async () => {
    await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow(/authorization/i);
  });

  it('carries a request to the replicas of its owner, and the reply to the private inbox of the one who asked', async () => {
    for (const replica of [await as('auth'), await as('auth')]) {
      replica.subscribe('auth.sessions.resolve', { queue: 'auth', callback: (_error, message) => void message.respond('a diver') });
      await replica.flush();
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await as('gateway')).request('auth.sessions.resolve', 'cookie')),
    );
    expect(answers.map((answer) => answer.string())).toEqual(Array(10).fill('a diver'));
  });

  it('lets everybody hear a fact, and only its owner tell it', async () => {
    const gateway = await as('gateway');
    const heard = gateway.subscribe('events.>', { max: 1 });
    await gateway.flush();
    const catalog = await as('catalog');
    catalog.publish('events.catalog.travels.changed', 'yes');
    for await (const message of heard) expect(message.subject).toBe('events.catalog.travels.changed');
    const forged = await refusal(catalog, () => catalog.publish('events.auth.sessions.ended'));
    expect(forged).toMatch(/permissions violation for publish to "events.auth.sessions.ended"/i);
  });

  it.each<[NatsUser, string]>([
    ['catalog', 'auth.sessions.resolve'],
    ['gateway', 'auth.>'],
    ['seed', '>'],
    ['media', '_INBOX_gateway.>'],
    ['ops', 'catalog.travels.list'],
  ])('does not let %s listen to %s', async (user, subject) => {
    const connection = await as(user);
    expect(await refusal(connection, () => connection.subscribe(subject, { callback: () => {} }))).toMatch(
      /permissions violation for subscription/i,
    );
  });

  it('does not let a service answer into an inbox it was not asked from', async () => {
    const media = await as('media');
    expect(await refusal(media, () => media.publish('_INBOX_gateway.guessed', 'forged'))).toMatch(/permissions violation for publish/i);
  });
});
