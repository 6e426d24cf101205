import type { LanguageCode } from '@reefdesk/contracts/languages';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { tokenIn } from '@reefdesk/test-kit/test-mailbox';
import type { AuthUnderTest } from './auth-under-test.ts';
import { linkIn, Registering } from './registering.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const VOID = [400, 'invalid_or_expired_token'];

describe('verifying an address by the link of an email (PPL-02)', () => {
  let site: Registering;
  let auth: AuthUnderTest;
  let clock: HeldClock | undefined;

  beforeAll(async () => {
    site = await Registering.start();
    auth = site.auth;
  });

  afterAll(() => site?.stop());
  afterEach(async () => {
    // A remaining email would wait until the real time reaches the held one.
    await site.settled();
    clock?.release();
  });

  const outcome = async (token: string) => {
    const { status, body } = await site.open(token);
    return [status, body.code];
  };

  it.each<[LanguageCode, string, string]>([
    ['EN', 'Verify your address for Tangkasi Dive & Tours', 'Verify my address'],
    ['ID', 'Konfirmasi alamat Anda untuk Tangkasi Dive & Tours', 'Konfirmasi alamat saya'],
    ['CN', 'Tangkasi Dive & Tours：验证您的邮箱', '验证我的邮箱'],
  ])('is asked for in the language of the visit (%s), as a document and as plain text, without a word of who asked', async (...row) => {
    const [language, subject, label] = row;
    const mail = await site.register({ ...site.newPerson(), language, fullname: 'Win a trip at https://evil.example' });
    expect(mail.subject).toBe(subject);
    const link = `https://www.tangkasi.example/auth/verify-email#${linkIn(mail)}`;
    expect(mail.text).toContain(`${label}:\n${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect(`${mail.text}${mail.html}`).not.toContain('evil');
  });

  it('confirms, opens no session, and works once', async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    const token = linkIn(await site.register(person, { browser }));
    const { status, body, headers } = await site.open(token, { browser });
    expect([status, body]).toEqual([200, { status: 'success', success: true, message: 'Your address is verified', data: null }]);
    expect([headers.get('cache-control'), headers.getSetCookie()]).toEqual(['no-store', []]);
    expect(await outcome(token)).toEqual(VOID);
    expect([await site.pending(person.email), await site.signsIn(person)]).toEqual([null, true]);
  });

  it('sets a new password in a browser without a session of the registration, and ends all its sessions', async () => {
    const person = site.newPerson();
    const eve = { ...person, fullname: 'Eve', password: 'known to Eve alone' };
    const [evesBrowser, other] = [site.visitor(), site.visitor()];
    const token = linkIn(await site.register(eve, { browser: evesBrowser }));
    const internal = await evesBrowser.token();
    await other.register(site.newPerson());
    for (const browser of [site.visitor(), other]) {
      const { status, body } = await site.open(token, { browser });
      expect([status, body]).toMatchObject([400, { code: 'validation_failed', fields: { newPassword: [{ code: 'required' }] } }]);
    }
    expect((await site.open(token, { newPassword: 'iloveyou1' })).body.fields).toMatchObject({
      newPassword: [{ code: 'password_common' }],
    });
    expect([await site.user(person.email), (await evesBrowser.me(internal)).status]).toEqual([null, 200]);
    const { status, headers } = await site.open(token, { browser: other, newPassword: person.password });
    expect([status, headers.getSetCookie().some((cookie) => cookie.startsWith('reefdesk_session=;'))]).toEqual([200, true]);
    expect([await evesBrowser.token(), (await evesBrowser.me(internal)).status, await site.signsIn(eve)]).toEqual([undefined, 401, false]);
    const { body } = await site.visitor().login(person);
    expect(body).toMatchObject({ email: person.email, email_verified: true });
    expect(await outcome(token)).toEqual(VOID);
  });

  it('accepts one of ten parallel requests with a new password', async () => {
    const person = site.newPerson();
    const token = linkIn(await site.register(person));
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => site.open(token, { newPassword: `a newer password ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await site.signsIn({ ...person, password: `a newer password ${won}` })).toBe(true);
  });

  it('keeps the link valid when others register with the address, before or after it', async () => {
    const person = site.newPerson();
    const eve = { ...person, fullname: 'Eve', password: 'known to Eve alone' };
    const [early, own, late] = [site.visitor(), site.visitor(), site.visitor()];
    const evesLink = linkIn(await site.register(eve, { browser: early }));
    const token = linkIn(await site.register(person, { browser: own }));
    await site.register(eve, { browser: late });
    expect((await site.open(token, { browser: own })).status).toBe(200);
    expect(await site.user(person.email)).toMatchObject({ fullname: person.fullname, emailVerified: true });
    expect([await site.signsIn(person), (await own.me(await own.token())).body.email_verified]).toEqual([true, true]);
    for (const browser of [early, late]) {
      expect((await browser.me(await browser.token())).body).toMatchObject({ fullname: 'Eve', email_verified: false });
    }
    expect((await site.open(evesLink, { browser: early })).body.code).toBe('invalid_or_expired_token');
    expect((await early.me(await early.token())).body.email_verified).toBe(false);
  });

  it('sends at most three emails an hour, with the same response to every registration', async () => {
    clock = new HeldClock();
    const person = site.newPerson();
    for (let times = 0; times < 3; times += 1) await site.register(person);
    const browser = site.visitor();
    expect((await browser.register(person)).status).toBe(201);
    const { status, body } = await browser.resendVerification(await browser.token());
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    await site.settled();
    expect(site.mailbox.emailsTo(person.email)).toHaveLength(3);
    clock.pass(61 * MINUTE_MS);
    const mail = await site.mailbox.emailAfter(person.email, async () => browser.resendVerification(await browser.token()));
    expect([(await site.open(linkIn(mail), { browser })).status, await site.signsIn(person)]).toEqual([200, true]);
  });

  it('creates one account for ten parallel requests, and completes an interrupted one', async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    const token = linkIn(await site.register(person, { browser }));
    const registration = await site.pending(person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.open(token, { browser })));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await site.count('users', { email: person.email })).toBe(1);
    expect(await outcome(token)).toEqual(VOID);
    // State of a process that is killed between the account and the end of the registration.
    await auth.database.collection('pending_accounts').insertOne(registration as never);
    expect((await site.open(token, { browser })).status).toBe(200);
    expect([await site.count('users', { email: person.email }), await site.signsIn(person)]).toEqual([1, true]);
  });

  it('creates no second account if the operator made one meanwhile, and sends one email about it', async () => {
    const person = site.newPerson();
    const token = linkIn(await site.register(person));
    await auth.addCustomer({ email: person.email, password: 'from the operator' });
    const before = await site.user(person.email);
    const mail = await site.mailbox.emailAfter(person.email, async () => expect(await outcome(token)).toEqual(VOID));
    expect(mail.subject).toBe('You already have an account at Tangkasi Dive & Tours');
    expect(await outcome(token)).toEqual(VOID);
    await site.settled();
    expect(site.mailbox.emailsTo(person.email)).toHaveLength(2);
    expect(await site.user(person.email)).toEqual(before);
    expect(await site.signsIn({ ...person, password: 'from the operator' })).toBe(true);
  });

  it('works for 72 hours', async () => {
    clock = new HeldClock();
    const [inTime, late] = [linkIn(await site.register(site.newPerson())), linkIn(await site.register(site.newPerson()))];
    clock.pass(72 * HOUR_MS - 1);
    expect((await site.open(inTime, { newPassword: 'a newer password' })).status).toBe(200);
    clock.pass(1);
    expect(await outcome(late)).toEqual(VOID);
  });

  it('stores neither the password nor the token', async () => {
    const person = site.newPerson();
    const token = linkIn(await site.register(person));
    const names = ['users', 'pending_accounts', 'letters', 'login_attempts'];
    const everything = JSON.stringify(await Promise.all(names.map((name) => auth.database.collection(name).find().toArray())));
    expect([everything.includes(token), everything.includes(person.password)]).toEqual([false, false]);
    expect(await site.pending(person.email)).toMatchObject({
      emailVerification: { tokenHash: expect.stringMatching(/^[\w-]{43}$/) },
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  it.each([
    [{}, 'validation_failed'],
    [{ token: '' }, 'validation_failed'],
    [{ token: { $gt: '' } }, 'validation_failed'],
    [{ token: 'x'.repeat(201) }, 'validation_failed'],
    [{ token: 'made up' }, 'invalid_or_expired_token'],
    [{ token: 'a'.repeat(43) }, 'invalid_or_expired_token'],
  ])('refuses %j', async (body, code) => {
    const answer = await site.visitor().verifyEmail(body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('limits attempts with many links from one network', async () => {
    clock = new HeldClock();
    const browser = auth.browser('203.0.113.200');
    for (let times = 0; times < 20; times += 1) expect((await browser.verifyEmail({ token: 'a'.repeat(43) })).status).toBe(400);
    const { status, body, headers } = await browser.verifyEmail({ token: 'a'.repeat(43) });
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  describe('verifying an existing account by an email that is sent again', () => {
    async function customer(language: LanguageCode = 'EN') {
      const person = { ...site.newPerson(), language };
      await auth.addCustomer(person);
      const browser = site.visitor();
      const { body } = await browser.login(person);
      expect(body.email_verified).toBe(false);
      const token = await browser.token();
      // The token of a session is valid for a minute.
      const ask = async () => browser.resendVerification(await browser.token());
      const askAndRead = async () =>
        linkIn(await site.mailbox.emailAfter(person.email, async () => expect((await ask()).status).toBe(202)));
      return { ...person, browser, token, ask, askAndRead };
    }

    it('updates the user object and keeps the session', async () => {
      const { email, browser, token, askAndRead } = await customer('CN');
      const link = await askAndRead();
      expect(await outcome(link)).toEqual([400, 'validation_failed']);
      expect(site.mailbox.emailsTo(email)[0]?.subject).toBe('Tangkasi Dive & Tours：验证您的邮箱');
      expect((await site.open(link, { browser })).status).toBe(200);
      expect((await browser.me(token)).body.email_verified).toBe(true);
      expect(await outcome(link)).toEqual(VOID);
    });

    it('voids the earlier link, and sends nothing to a verified account', async () => {
      const { email, browser, ask, askAndRead } = await customer();
      const [first, second] = [await askAndRead(), await askAndRead()];
      expect(await outcome(first)).toEqual(VOID);
      expect((await site.open(second, { browser })).status).toBe(200);
      expect((await ask()).status).toBe(202);
      await site.settled();
      expect(site.mailbox.emailsTo(email)).toHaveLength(2);
    });

    it('sends three emails an hour, then returns the time to wait', async () => {
      clock = new HeldClock();
      const { ask, askAndRead } = await customer();
      for (let times = 0; times < 3; times += 1) await askAndRead();
      const { status, body, headers } = await ask();
      expect([status, body.code]).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('retry-after'))).toBe(3_600);
      clock.pass(HOUR_MS);
      await askAndRead();
    });

    it('works for 72 hours, and not for an account that was disabled meanwhile', async () => {
      clock = new HeldClock();
      const [late, disabled] = [await customer(), await customer()];
      const [lateLink, disabledLink] = [await late.askAndRead(), await disabled.askAndRead()];
      await auth.database.collection('users').updateOne({ email: disabled.email }, { $set: { status: 'disabled' } });
      expect(await outcome(disabledLink)).toEqual(VOID);
      clock.pass(72 * HOUR_MS);
      expect(await outcome(lateLink)).toEqual(VOID);
    });

    it('sets a new password elsewhere, which removes passkeys that another person may have added', async () => {
      const ways = { passkeys: [{ id: 'p1', credentialId: 'c1' }], twoStepSetup: { secret: 'sealed' } };
      for (const link of [
        async (ask: () => Promise<string>) => site.open(await ask(), { newPassword: 'chosen by the owner' }),
        async (_: unknown, email: string) => {
          const mail = await site.mailbox.emailAfter(email, () => site.visitor().forgotPassword({ email }));
          const token = tokenIn(mail, '/auth/reset-password');
          return site.visitor().resetPassword({ token, newPassword: 'chosen by the owner' });
        },
      ]) {
        const { email, browser, askAndRead } = await customer();
        const appless = { secret: 'sealed', lastTimeStep: 1, recoveryCodes: [], isAppless: true };
        await auth.database.collection('users').updateOne({ email }, { $set: { ...ways, twoStep: appless } });
        expect((await link(askAndRead, email)).status).toBe(200);
        const user = await site.user(email);
        expect([user?.emailVerified, user?.passkeys, user?.twoStepSetup, user?.twoStep]).toEqual([true, undefined, undefined, undefined]);
        expect([await browser.token(), await site.signsIn({ email, password: 'chosen by the owner' })]).toEqual([undefined, true]);
      }
    });

    it('requires a session', async () => {
      expect((await site.visitor().resendVerification(undefined)).status).toBe(401);
    });
  });
});
