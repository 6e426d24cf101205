import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Nats, startNats } from '@reefdesk/embedded-stack/nats';
import { isRunning } from '@reefdesk/embedded-stack/process-identity';
import type { RunRecord } from '@reefdesk/embedded-stack/run-records';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';
import { permissionsOf } from '@reefdesk/system/nats-config';
import { eventually } from '@reefdesk/test-kit/eventually';

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

  async function violationOf(connection: NatsConnection, attempt: () => void): Promise<string> {
    const errors = connection.status()[Symbol.asyncIterator]();
    attempt();
    for (;;) {
      const { value, done } = await errors.next();
      if (done) throw new Error('The connection ended, and nothing was refused');
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

  it('restarts as one server when only its guard was killed', async () => {
    const recordOf = (name: string) => JSON.parse(readFileSync(join(dataDir, 'run', `${name}.json`), 'utf8')) as RunRecord;
    const [guard, orphan] = [recordOf('nats'), recordOf('nats.program')];
    process.kill(guard.pid, 'SIGKILL');
    await eventually(() => {
      expect(isRunning(orphan)).toBe(false);
      expect(isRunning(recordOf('nats.program'))).toBe(true);
    });
    await eventually(async () => (await as('gateway')).flush());
  });

  it('rejects clients without a password', async () => {
    await expect(connect({ servers: nats.url, reconnect: false })).rejects.toThrow(/authorization/i);
  });

  it('routes a request to the replicas of its owner, and the reply to the private inbox of the sender', async () => {
    for (const replica of [await as('auth'), await as('auth')]) {
      replica.subscribe('auth.sessions.resolve', { queue: 'auth', callback: (_error, message) => void message.respond('a diver') });
      await replica.flush();
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await as('gateway')).request('auth.sessions.resolve', 'cookie')),
    );
    expect(answers.map((answer) => answer.string())).toEqual(Array(10).fill('a diver'));
  });

  it('delivers an event to its subscribers only, and accepts it from its owner only', async () => {
    const gateway = await as('gateway');
    const heard = gateway.subscribe('events.catalog.travels.changed', { max: 1 });
    await gateway.flush();
    const catalog = await as('catalog');
    catalog.publish('events.catalog.travels.changed', 'yes');
    for await (const message of heard) expect(message.string()).toBe('yes');
    const forged = await violationOf(catalog, () => catalog.publish('events.auth.sessions.ended'));
    expect(forged).toMatch(/permissions violation for publish to "events.auth.sessions.ended"/i);
  });

  it.each<[NatsUser, string]>([
    ['catalog', 'auth.sessions.resolve'],
    ['gateway', 'auth.>'],
    ['testimonials', '>'],
    ['testimonials', 'events.catalog.travels.changed'],
    ['testimonials', 'events.auth.sessions.ended'],
    ['media', '_INBOX_gateway.>'],
    ['ops', 'catalog.travels.list'],
    ['ops', '_INBOX_auth.>'],
  ])('does not let %s listen to %s', async (user, subject) => {
    const connection = await as(user);
    expect(await violationOf(connection, () => connection.subscribe(subject, { callback: () => {} }))).toMatch(
      /permissions violation for subscription/i,
    );
  });

  it.each<[NatsUser, string]>([
    ['ops', 'testimonials.image-uses.find'],
    ['testimonials', 'auth.sessions.resolve'],
    ['gateway', 'media.uploads.begin'],
    ['ops', 'auth.keys.list'],
    ['auth', 'catalog.image-uses.find'],
  ])('does not let %s ask %s', async (user, subject) => {
    const connection = await as(user);
    expect(await violationOf(connection, () => connection.publish(subject, '{}'))).toMatch(/permissions violation for publish/i);
  });

  it('does not let catalog reply for auth: a request to auth stays unanswered although catalog tries to subscribe', async () => {
    const [catalog, gateway] = [await as('catalog'), await as('gateway')];
    const impostor = (fault: unknown, message: Msg) => {
      if (!fault) message.respond('an impostor');
    };
    const refused = await violationOf(catalog, () => catalog.subscribe('auth.sessions.resolve', { queue: 'auth', callback: impostor }));
    expect(refused).toMatch(/permissions violation for subscription/i);
    await expect(gateway.request('auth.sessions.resolve', 'cookie', { timeout: 60_000 })).rejects.toThrow(/no responders/i);
  });

  it('gives each account exactly the permissions of the table', async () => {
    const published = [...new Set(NATS_USERS.flatMap((user) => permissionsOf(user).publish))].map(oneOf);
    const listened = [...new Set(NATS_USERS.flatMap((user) => permissionsOf(user).subscribe))].map(oneOf);
    for (const user of NATS_USERS) {
      const connection = await as(user);
      const refused = violations(connection);
      for (const subject of published) connection.publish(subject, '{}');
      for (const subject of listened) connection.subscribe(subject, { callback: () => {} });
      await connection.flush();
      const { publish, subscribe } = permissionsOf(user);
      await eventually(() => {
        expect([...refused.publish].sort()).toEqual(
          published.filter((subject) => !publish.some((allowed) => covers(allowed, subject))).sort(),
        );
        expect([...refused.subscription].sort()).toEqual(
          listened.filter((subject) => !subscribe.some((allowed) => covers(allowed, subject))).sort(),
        );
      });
    }
  });

  it('does not let a service reply to an inbox without a request from it', async () => {
    const media = await as('media');
    expect(await violationOf(media, () => media.publish('_INBOX_gateway.guessed', 'forged'))).toMatch(/permissions violation for publish/i);
  });
});

function oneOf(allowed: string): string {
  return allowed.replace(/>$/, 'anything.at.all');
}

function covers(allowed: string, subject: string): boolean {
  return allowed.endsWith('.>') ? subject.startsWith(allowed.slice(0, -1)) : allowed === subject;
}

function violations(connection: NatsConnection): { publish: Set<string>; subscription: Set<string> } {
  const refused = { publish: new Set<string>(), subscription: new Set<string>() };
  void (async () => {
    for await (const { type, ...status } of connection.status()) {
      if (type !== 'error') continue;
      const { operation, subject } = (status as { error: { operation: 'publish' | 'subscription'; subject: string } }).error;
      refused[operation].add(subject);
    }
  })();
  return refused;
}
