import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

const token = 'x'.repeat(43);
const password = 'salt water 8';
const link = { token, newPassword: password };
let people = 0;

const LIMITED: [call: string, allowed: number, ask: (browser: Browser) => Promise<{ status: number }>][] = [
  ['registrations', 20, (browser) => browser.register({ fullname: 'Ana Wenas', email: `ana-${++people}@reefdesk.example`, password })],
  ['emails with a password link', 20, (browser) => browser.forgotPassword({ email: 'nobody@reefdesk.example' })],
  ['tried password links', 20, (browser) => browser.resetPassword(link)],
  ['tried verification links', 20, (browser) => browser.verifyEmail(link)],
  ['tried invitation links', 20, (browser) => browser.call('POST', '/api/invitations/accept', undefined, { token, name: 'Ana', password })],
  ['passkey challenges', 100, (browser) => browser.call('POST', '/api/login/passkey/options', undefined, {})],
];

describe('limits of networks', () => {
  let auth: AuthUnderTest;
  let clock: HeldClock;
  let sites = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start({ PUBLIC_ORIGINS: 'https://www.tangkasi.example' });
    clock = new HeldClock();
  });

  afterAll(async () => {
    clock?.release();
    await auth?.stop();
  });

  /** Returns browsers in /64 networks of a /48 that no other test uses. */
  function site(): () => Browser {
    const prefix = `2001:db8:${(++sites).toString(16)}`;
    let lines = 0;
    return () => auth.browser(`${prefix}:${(++lines).toString(16)}::1`);
  }

  it.each(LIMITED)('a /48 of IPv6 has three times as many %s as one of its /64 networks', async (_, allowed, ask) => {
    const [line, another] = [site(), site()];
    for (let n = 0; n < 3 * allowed; n += 1) expect((await ask(line())).status).not.toBe(429);
    expect((await ask(line())).status).toBe(429);
    expect((await ask(another())).status).not.toBe(429);
  });

  it.each(LIMITED)('a /64 of IPv6 has as many %s as an IPv4 address', async (_, allowed, ask) => {
    const line = site();
    for (const browser of [line(), auth.browser(`198.51.100.${++sites}`)]) {
      for (let n = 0; n < allowed; n += 1) expect((await ask(browser)).status).not.toBe(429);
      expect((await ask(browser)).status).toBe(429);
    }
    expect((await ask(line())).status).not.toBe(429);
  });

  it('a /48 of IPv6 leaves places for hashing passwords to others', async () => {
    const hasher = auth.service.app.get(PasswordHasher);
    const enough = Promise.withResolvers<void>();
    const flood = Array.from({ length: hasher.placesPerClient }, (_, n) => hasher.withPlace(`2001:db8:ffff:${n}::1`, () => enough.promise));
    expect((await auth.browser('2001:db8:ffff:ffff::1').login(ADMIN)).status).toBe(503);
    expect((await auth.browser('2001:db8:fffe::1').login(ADMIN)).status).toBe(200);
    enough.resolve();
    await Promise.all(flood);
  });
});
