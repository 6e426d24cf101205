import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NATS_USERS, type NatsUser } from './nats-accounts.ts';
import { natsAuthorization, natsConfig, permissionsOf } from './nats-config.ts';

const MESSAGES = join(import.meta.dirname, '../../contracts/src/messages');
const subjects = readdirSync(MESSAGES)
  .filter((file) => file.endsWith('.messages.ts'))
  .flatMap((file) => subjectsIn({ ...(require(join(MESSAGES, file)) as object) }));
const events = subjects.filter((subject) => subject.startsWith('events.'));
const requests = subjects.filter((subject) => !subject.startsWith('events.'));

const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, `secret of ${user}`])) as Record<NatsUser, string>;
const askersOf = (subject: string) => NATS_USERS.filter((user) => permissionsOf(user).publish.includes(subject));

describe('NATS accounts', () => {
  it.each(requests)('let some account request %s, and only its owner respond', (subject) => {
    const owner = subject.split('.')[0] as NatsUser;
    expect(askersOf(subject)).not.toEqual([]);
    expect(NATS_USERS.filter((user) => permissionsOf(user).subscribe.includes(`${user}.>`) && subject.startsWith(`${user}.`))).toEqual([
      owner,
    ]);
  });

  it.each(events)('let only the owner publish %s', (subject) => {
    const owner = subject.split('.')[1] as NatsUser;
    expect(askersOf(subject)).toEqual([]);
    expect(NATS_USERS.filter((user) => permissionsOf(user).publish.some((allowed) => covers(allowed, subject)))).toEqual([owner]);
  });

  it('allow no wildcards for requests or other inboxes', () => {
    for (const user of NATS_USERS) {
      const { publish, subscribe } = permissionsOf(user);
      const wide = [...publish, ...subscribe].filter((subject) => /[*>]/.test(subject) && subject !== 'events.>');
      for (const subject of wide) expect(subject).toMatch(new RegExp(`^(events\\.${user}|${user}|_INBOX_${user})\\.>$`));
    }
  });

  it("read passwords from the server's environment", () => {
    const text = natsAuthorization({ ...passwords, auth: { variable: 'NATS_PASSWORD_AUTH' } });
    expect(text).toContain('{ user: "auth", password: $NATS_PASSWORD_AUTH, permissions: {');
    expect(text).toContain('{ user: "gateway", password: "secret of gateway", permissions: {');
  });

  it('have a configuration that listens on loopback by default', () => {
    expect(natsConfig({ port: 4222, passwords })).toMatch(/^host: "127\.0\.0\.1"\nport: 4222\n/);
    expect(natsConfig({ host: '0.0.0.0', port: 4222, passwords })).toMatch(/^host: "0\.0\.0\.0"\n/);
  });
});

function covers(allowed: string, subject: string): boolean {
  return allowed.endsWith('.>') ? subject.startsWith(allowed.slice(0, -1)) : allowed === subject;
}

function subjectsIn(declared: unknown): string[] {
  if (typeof declared !== 'object' || declared === null) return [];
  if ('subject' in declared && typeof declared.subject === 'string') return [declared.subject];
  return Object.values(declared).flatMap(subjectsIn);
}
