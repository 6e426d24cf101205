import type { LanguageCode } from '@reefdesk/contracts/languages';
import { ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { TestMailbox, tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { AuthUnderTest, type Browser } from './auth-under-test.ts';

const OLD = 'the old password';
const NEW = 'a newer password';
const MINUTE_MS = 60_000;

describe('"Forgot password?", with a real mail server (PPL-01)', () => {
  let auth: AuthUnderTest;
  let mailbox: TestMailbox;
  let clock: HeldClock | undefined;
  let people = 0;

  beforeAll(async () => {
    mailbox = await TestMailbox.start();
    auth = await AuthUnderTest.start(mailbox.env('https://www.tangkasi.example, https://tangkasi.example'));
  });

  afterAll(async () => {
    await auth?.stop();
    await mailbox?.stop();
  });

  afterEach(async () => {
    // A remaining email would wait until the real time reaches the held one.
    await settled();
    clock?.release();
  });

  async function person(language: LanguageCode = 'EN'): Promise<{ email: string; userId: string; browser: Browser }> {
    const email = `person-${++people}@reefdesk.example`;
    const userId = await auth.addCustomer({ fullname: 'Ana <Wenas>', email, password: OLD, language });
    const browser = auth.browser(`192.0.2.${people}`);
    await browser.login({ email, password: OLD });
    return { email, userId, browser };
  }

  /** Each browser has its own network. */
  const stranger = () => auth.browser(`198.51.100.${++people}`);
  const ask = (email: string) => stranger().forgotPassword({ email });

  async function askAndRead(email: string, typed = email): Promise<string> {
    const mail = await mailbox.emailAfter(email, async () => expect((await ask(typed)).status).toBe(202));
    return tokenIn(mail, '/auth/reset-password');
  }

  const outbox = () => auth.database.collection('letters').find().toArray();
  const settled = () => eventually(async () => expect((await outbox()).filter(({ state }) => state === 'waiting')).toEqual([]));
  const isKnown = async (cookie: string) => (await auth.gateway.ask(ResolveSession, { cookie })).session !== null;
  const signsIn = async (email: string, password: string) => (await stranger().login({ email, password })).status === 200;

  it.each<[LanguageCode, string, string]>([
    ['EN', 'Your new password at Tangkasi Dive & Tours', 'Choose a new password'],
    ['ID', 'Kata sandi baru Anda di Tangkasi Dive & Tours', 'Pilih kata sandi baru'],
    ['CN', 'Tangkasi Dive & Tours：重设您的密码', '设置新密码'],
  ])(
    'writes in the language of the account (%s), as a document and as plain text, with the same link in both',
    async (language, subject, label) => {
      const { email } = await person(language);
      const token = await askAndRead(email);
      const [mail] = mailbox.emailsTo(email);
      expect(mail).toMatchObject({ to: email, subject });
      expect(mail?.from).toContain('halo@tangkasi.example');
      expect(mail?.text).toContain(`${label}:\nhttps://www.tangkasi.example/auth/reset-password#${token}\n`);
      expect(mail?.html).toContain(`href="https://www.tangkasi.example/auth/reset-password#${token}"`);
      expect(mail?.html).toContain('Ana &lt;Wenas&gt;');
    },
  );

  it('gives the same response for an account, none, a disabled one, and over the email limit; the last three get no email', async () => {
    const [{ email }, disabled] = [await person(), await person()];
    await auth.database.collection('users').updateOne({ email: disabled.email }, { $set: { status: 'disabled' } });
    const addresses = [email, email, email, email, 'nobody@reefdesk.example', disabled.email];
    const answers = [];
    for (const address of addresses) answers.push(await ask(address));
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([
        202,
        { status: 'success', success: true, message: 'If this address has an account, a letter is on its way', data: null },
      ]);
      expect([...headers.keys()].sort()).toEqual([...(answers[0]?.headers.keys() ?? [])].sort());
    }
    await settled();
    expect(mailbox.emailsTo('nobody@reefdesk.example')).toEqual([]);
    expect(mailbox.emailsTo(disabled.email)).toEqual([]);
    expect(mailbox.emailsTo(email).length).toBeLessThanOrEqual(3);
  });

  it('makes the same writes before it responds, whether or not there is an account', async () => {
    const { email } = await person();
    const counted = async (address: string): Promise<number> => {
      await settled();
      const revisions = async () => {
        const counters = await auth.database.collection('login_attempts').find().toArray();
        return counters.reduce((sum, { revision }) => sum + Number(revision), 0);
      };
      const before = await revisions();
      await ask(address);
      return (await revisions()) - before;
    };
    const known = [await counted(email), await counted(email), await counted(email), await counted(email)];
    const unknown = [];
    for (let times = 0; times < 4; times += 1) unknown.push(await counted('never-seen@reefdesk.example'));
    expect([known, unknown]).toEqual([
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    ]);
  });

  it('sends at most three emails an hour to one account, however the address is typed', async () => {
    clock = new HeldClock();
    const { email } = await person();
    for (let times = 0; times < 3; times += 1) await askAndRead(email, times === 1 ? ` ${email.toUpperCase()} ` : email);
    expect((await ask(email)).status).toBe(202);
    clock.pass(59 * MINUTE_MS);
    expect((await ask(email)).status).toBe(202);
    await settled();
    expect(mailbox.emailsTo(email)).toHaveLength(3);
    clock.pass(2 * MINUTE_MS);
    await askAndRead(email);
  });

  it('limits a network that asks for many addresses', async () => {
    const browser = auth.browser('203.0.113.200');
    for (let times = 0; times < 20; times += 1) expect((await browser.forgotPassword({ email: `n${times}@x.example` })).status).toBe(202);
    const { status, body, headers } = await browser.forgotPassword({ email: 'n20@x.example' });
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('sets the new password, ends all sessions, and works once', async () => {
    const { email, userId, browser } = await person();
    const other = auth.browser('203.0.113.9');
    await other.login({ email, password: OLD, remember: true });
    const token = await askAndRead(email);
    const { status, body, headers } = await browser.resetPassword({ token, newPassword: NEW });
    expect([status, body]).toEqual([
      200,
      { status: 'success', success: true, message: 'Your password is set. You can sign in with it now', data: null },
    ]);
    expect(headers.getSetCookie()[0]).toMatch(/^reefdesk_session=; Max-Age=0/);
    expect(await isKnown(other.cookie)).toBe(false);
    await eventually(() => expect(auth.endings).toContainEqual({ userId }));
    expect(await auth.database.collection('sessions').countDocuments({ userId })).toBe(0);
    expect([await signsIn(email, OLD), await signsIn(email, NEW)]).toEqual([false, true]);
    // The link proves access to the address (PPL-02).
    expect((await auth.database.collection('users').findOne({ email }))?.emailVerified).toBe(true);
    const again = await stranger().resetPassword({ token, newPassword: 'once more, please' });
    expect([again.status, again.body.code]).toEqual([400, 'invalid_or_expired_token']);
    expect(await signsIn(email, NEW)).toBe(true);
  });

  it('accepts one of ten parallel requests', async () => {
    const { email } = await person();
    const token = await askAndRead(email);
    const wanted = Array.from({ length: 10 }, (_, n) => `password number ${n}`);
    const answers = await Promise.all(wanted.map((newPassword) => stranger().resetPassword({ token, newPassword })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    const won = wanted[answers.findIndex(({ status }) => status === 200)] as string;
    expect(await signsIn(email, won)).toBe(true);
  });

  it('voids an earlier link after a new request, and any link after another password change', async () => {
    const { email, userId, browser } = await person();
    const [first, second] = [await askAndRead(email), await askAndRead(email)];
    expect((await stranger().resetPassword({ token: first, newPassword: NEW })).body.code).toBe('invalid_or_expired_token');
    const change = { currentPassword: OLD, newPassword: NEW, userId };
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    expect((await stranger().resetPassword({ token: second, newPassword: OLD })).body.code).toBe('invalid_or_expired_token');
    expect(await signsIn(email, NEW)).toBe(true);
  });

  it('works for thirty minutes', async () => {
    clock = new HeldClock();
    const { email } = await person();
    const late = await askAndRead(email);
    clock.pass(30 * MINUTE_MS);
    expect((await stranger().resetPassword({ token: late, newPassword: NEW })).body.code).toBe('invalid_or_expired_token');
    const inTime = await askAndRead(email);
    clock.pass(30 * MINUTE_MS - 1);
    expect((await stranger().resetPassword({ token: inTime, newPassword: NEW })).status).toBe(200);
  });

  it('is rejected for an account that was disabled meanwhile', async () => {
    const { email } = await person();
    const token = await askAndRead(email);
    await auth.database.collection('users').updateOne({ email }, { $set: { status: 'disabled' } });
    expect((await stranger().resetPassword({ token, newPassword: NEW })).body.code).toBe('invalid_or_expired_token');
  });

  it('stores no token, neither before nor after the email is sent', async () => {
    const { email } = await person();
    const token = await askAndRead(email);
    await settled();
    const collections = await Promise.all(
      ['users', 'letters', 'login_attempts', 'sessions'].map((name) => auth.database.collection(name).find().toArray()),
    );
    expect(JSON.stringify(collections)).not.toContain(token);
    expect(JSON.stringify(collections[0])).toContain('tokenHash');
  });

  it.each([
    [{ token: '', newPassword: NEW }, 400, 'validation_failed'],
    [{ token: { $gt: '' }, newPassword: NEW }, 400, 'validation_failed'],
    [{ token: 'x'.repeat(201), newPassword: NEW }, 400, 'validation_failed'],
    [{ token: 'made up', newPassword: NEW }, 400, 'invalid_or_expired_token'],
    [{ token: 'a'.repeat(43), newPassword: NEW }, 400, 'invalid_or_expired_token'],
    [{ token: 'a'.repeat(43), newPassword: 'short' }, 400, 'validation_failed'],
    [{}, 400, 'validation_failed'],
  ])('refuses %j', async (body, status, code) => {
    const answer = await stranger().resetPassword(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([{}, { email: '' }, { email: 'nobody' }, { email: { $ne: '' } }, { email: `${'x'.repeat(300)}@x.example` }])(
    'refuses %j as an address',
    async (body) => {
      const answer = await stranger().forgotPassword(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('shows its emails to staff, newest first (ENQ-05)', async () => {
    const { email, browser } = await person();
    await askAndRead(email);
    const admin = stranger();
    await admin.login({ email: 'admin@reefdesk.example', password: 'let-the-admin-in' });
    const token = await admin.token();
    const { body } = await admin.emails(token);
    expect(body.data[0]).toMatchObject({ to: email, subject: 'Your new password at Tangkasi Dive & Tours' });
    const id = body.data[0]?.letter_id;
    expect((await admin.emails(token, `/${id}`)).body.data).toMatchObject({ to: email, text: expect.stringContaining('Hello Ana') });
    const html = await admin.emails(token, `/${id}/html`);
    expect([html.headers.get('content-type'), String(html.body)]).toEqual([
      'text/html; charset=utf-8',
      expect.stringMatching(/^<!doctype html>/),
    ]);
    for (const path of ['/..%2fconnections', '/0000000000000-0000000000000000', '/..']) {
      expect((await admin.emails(token, path)).status).toBe(404);
    }
    expect((await browser.emails(await browser.token())).status).toBe(403);
    expect((await stranger().emails(undefined)).status).toBe(401);
  });
});
