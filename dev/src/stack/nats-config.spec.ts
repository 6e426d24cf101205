import * as auth from '@reefdesk/contracts/messages/auth.messages';
import * as catalog from '@reefdesk/contracts/messages/catalog.messages';
import * as imageUses from '@reefdesk/contracts/messages/image-uses.messages';
import * as media from '@reefdesk/contracts/messages/media.messages';
import * as testimonials from '@reefdesk/contracts/messages/testimonials.messages';
import { NATS_USERS, type NatsUser } from './nats-accounts.ts';
import { natsAuthorization, natsConfig, permissionsOf } from './nats-config.ts';

/** Every subject that is declared in contracts, one by one or in a table by service. */
const subjects = [auth, catalog, imageUses, media, testimonials].flatMap((contracts) => subjectsIn({ ...contracts }));
const facts = subjects.filter((subject) => subject.startsWith('events.'));
const requests = subjects.filter((subject) => !subject.startsWith('events.'));

const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, `secret of ${user}`])) as Record<NatsUser, string>;
const askersOf = (subject: string) => NATS_USERS.filter((user) => permissionsOf(user).publish.includes(subject));

describe('the NATS accounts', () => {
  it.each(requests)('let somebody ask %s, and only its owner answer it', (subject) => {
    const owner = subject.split('.')[0] as NatsUser;
    expect(askersOf(subject)).not.toEqual([]);
    expect(NATS_USERS.filter((user) => permissionsOf(user).subscribe.includes(`${user}.>`) && subject.startsWith(`${user}.`))).toEqual([
      owner,
    ]);
  });

  it.each(facts)('let only its owner tell %s', (subject) => {
    const owner = subject.split('.')[1] as NatsUser;
    expect(askersOf(subject)).toEqual([]);
    expect(NATS_USERS.filter((user) => permissionsOf(user).publish.some((allowed) => covers(allowed, subject)))).toEqual([owner]);
  });

  it('let nobody but the seed send demo content', () => {
    const demo = requests.filter((subject) => subject.includes('.demo.'));
    expect(demo.length).toBeGreaterThanOrEqual(6);
    for (const subject of demo) expect(askersOf(subject)).toEqual(['seed']);
  });

  it('let nobody name a request or an inbox by a wildcard, but its own', () => {
    for (const user of NATS_USERS) {
      const { publish, subscribe } = permissionsOf(user);
      const wide = [...publish, ...subscribe].filter((subject) => /[*>]/.test(subject) && subject !== 'events.>');
      for (const subject of wide) expect(subject).toMatch(new RegExp(`^(events\\.${user}|${user}|_INBOX_${user})\\.>$`));
    }
  });

  it('are written for a server that reads the passwords from its environment', () => {
    const text = natsAuthorization({ ...passwords, auth: { variable: 'NATS_PASSWORD_AUTH' } });
    expect(text).toContain('{ user: "auth", password: $NATS_PASSWORD_AUTH, permissions: {');
    expect(text).toContain('{ user: "gateway", password: "secret of gateway", permissions: {');
  });

  it('stand in a configuration that listens on loopback unless said otherwise', () => {
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
