import type { SessionView } from '@reefdesk/contracts/accounts/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { Browser } from './auth-under-test.ts';
import { Registering } from './registering.ts';

const PASSWORD = 'a calm morning';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe("a user's own sessions (PPL-07)", () => {
  let site: Registering;
  let clock: HeldClock | undefined;
  let people = 0;

  beforeAll(async () => {
    site = await Registering.start();
  });

  afterAll(() => site?.stop());
  afterEach(async () => {
    // A remaining email would wait until the real time reaches the held one.
    await site.settled();
    clock?.release();
  });

  async function addPerson(language: 'EN' | 'ID' | 'CN' = 'EN') {
    people += 1;
    const email = `diver-${people}@reefdesk.example`;
    await site.auth.addCustomer({ email, password: PASSWORD, language });
    return email;
  }

  async function signedIn(email: string, userAgent = DESK, address = '203.0.113.77'): Promise<Browser> {
    const browser = site.auth.browser(address, { 'user-agent': userAgent });
    expect((await browser.login({ email, password: PASSWORD })).status).toBe(200);
    return browser;
  }

  const list = async (browser: Browser) => {
    const { status, body, headers } = await browser.call<{ data: SessionView[] }>('GET', '/api/sessions', await browser.token());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    return body.data;
  };

  it('are listed with device, network, first and last use and a mark on the current one, without other users’ sessions', async () => {
    clock = new HeldClock();
    const email = await addPerson();
    await signedIn(await addPerson());
    const phone = await signedIn(email, PHONE, '2001:db8:7:1::9');
    const begun = new Date().toISOString();
    clock.pass(5 * 60_000);
    const desk = await signedIn(email);
    clock.pass(60_000);
    await phone.token();
    const all = await list(desk);
    expect(all).toHaveLength(2);
    const [own, other] = [true, false].map((isOwn) => all.find(({ is_current }) => is_current === isOwn));
    expect(other).toEqual({
      session_id: expect.stringMatching(/^[\w-]{43}$/),
      device: 'Chrome on Android',
      browser: 'Chrome',
      system: 'Android',
      network: '2001:db8:7:x',
      first_seen_at: begun,
      last_seen_at: new Date().toISOString(),
      is_current: false,
    });
    expect(own).toMatchObject({ device: 'Firefox on Windows', network: '203.0.113.x', is_current: true });
    const stored = JSON.stringify(await site.auth.database.collection('sessions').find().toArray());
    expect([stored.includes('203.0.113.77'), stored.includes(phone.cookie)]).toEqual([false, false]);
  });

  it('end one at a time, immediately and for gateways too, and only by their own user', async () => {
    const email = await addPerson();
    const [stranger, phone, desk] = [await signedIn(await addPerson()), await signedIn(email, PHONE), await signedIn(email)];
    const id = (await list(desk)).find(({ is_current }) => !is_current)?.session_id ?? '';
    expect((await stranger.call('DELETE', `/api/sessions/${id}`, await stranger.token())).status).toBe(404);
    expect((await desk.call('DELETE', `/api/sessions/${id}`)).status).toBe(401);
    expect(await phone.token()).toBeDefined();
    expect((await desk.call('DELETE', `/api/sessions/${id}`, await desk.token())).status).toBe(200);
    expect(await phone.token()).toBeUndefined();
    await eventually(() => expect(site.auth.endings).toContainEqual(expect.objectContaining({ sessionId: id })));
    expect((await desk.call('DELETE', `/api/sessions/${id}`, await desk.token())).status).toBe(404);
    expect(await list(desk)).toHaveLength(1);
  });

  it('end with the cookie if it is the current one', async () => {
    const desk = await signedIn(await addPerson());
    const [own] = await list(desk);
    const { status, headers } = await desk.call('DELETE', `/api/sessions/${own?.session_id}`, await desk.token());
    expect([status, headers.getSetCookie()[0]]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(await desk.token()).toBeUndefined();
  });

  it('end except for the current one', async () => {
    const email = await addPerson();
    const others = [await signedIn(email), await signedIn(email, PHONE), await signedIn(email)];
    const stranger = await signedIn(await addPerson());
    const desk = await signedIn(email);
    const endOthers = async (body?: object) => desk.call('DELETE', '/api/sessions', await desk.token(), body);
    expect((await endOthers()).body.code).toBe('validation_failed');
    expect((await endOthers({ password: 'a guess' })).body.code).toBe('current_password_incorrect');
    expect(await others[0]?.token()).toEqual(expect.any(String));
    expect((await endOthers({ password: PASSWORD })).status).toBe(200);
    for (const other of others) expect(await other.token()).toBeUndefined();
    expect([await desk.token(), await stranger.token()]).toEqual([expect.any(String), expect.any(String)]);
    expect((await list(desk)).map(({ is_current }) => is_current)).toEqual([true]);
  });

  it('count only wrong passwords as attempts of a session, and none before a right one', async () => {
    const desk = await signedIn(await addPerson());
    const guess = async (password: string) => (await desk.call('DELETE', '/api/sessions', await desk.token(), { password })).body.code;
    const guesses = async (passwords: string[]) => {
      const codes = [];
      for (const password of passwords) codes.push(await guess(password));
      return codes;
    };
    expect(await guesses(Array(7).fill(PASSWORD))).toEqual(Array(7).fill(undefined));
    const typos = Array(4).fill('a guess');
    const rejected = Array(4).fill('current_password_incorrect');
    expect(await guesses([...typos, PASSWORD, ...typos])).toEqual([...rejected, undefined, ...rejected]);
    expect(await guesses(['a guess', PASSWORD])).toEqual(['current_password_incorrect', 'too_many_attempts']);
  });

  it.each([
    ['EN', /^New sign-in to your account at /, 'Firefox on Windows, 203.0.113.x'],
    ['ID', /^Ada yang masuk ke akun Anda di /, 'Firefox di Windows, 203.0.113.x'],
    ['CN', /：有新设备登录您的账户$/, 'Windows 上的 Firefox, 203.0.113.x'],
  ] as const)('begin with a letter where the device is new, in %s, and with none where it is known', async (language, subject, device) => {
    const email = await addPerson(language);
    const phone = await signedIn(email, PHONE);
    await phone.logout(await phone.token());
    expect((await phone.login({ email, password: PASSWORD })).status).toBe(200);
    await site.settled();
    // The first sign-in and the same device cause no email.
    expect(site.mailbox.signInEmailsTo(email)).toEqual([]);
    await signedIn(email);
    await eventually(() => expect(site.mailbox.signInEmailsTo(email)).toHaveLength(1));
    const [message] = site.mailbox.signInEmailsTo(email);
    expect(message?.subject).toMatch(subject);
    for (const text of [message?.text, message?.html]) expect(text).toContain(device);
    expect(message?.text).toContain('https://www.tangkasi.example/customer/default');
    expect(`${message?.text}${message?.html}`).not.toContain('203.0.113.77');
  });

  it('cause no email in the browser that registered, and at most three in an hour', async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    await site.mailbox.emailAfter(person.email, async () => expect((await browser.register(person)).status).toBe(201));
    await site.auth.database.collection('users').deleteMany({ email: person.email });
    await site.settled();
    const email = await addPerson();
    for (let n = 0; n < 6; n += 1) await signedIn(email);
    await site.settled();
    expect(site.mailbox.signInEmailsTo(email)).toHaveLength(3);
    expect(site.mailbox.signInEmailsTo(person.email)).toEqual([]);
  });
});
