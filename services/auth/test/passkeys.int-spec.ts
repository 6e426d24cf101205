import type { PasskeysView } from '@reefdesk/contracts/accounts/views';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';
import { type Answer, AT_HOME, PasskeyDesk } from './passkey-desk.ts';
import { ANA, type Registering } from './registering.ts';

const { password: PASSWORD } = ANA;

describe('passkeys (PPL-08)', () => {
  let desk: PasskeyDesk;
  let site: Registering;
  let auth: AuthUnderTest;
  let clock: HeldClock;

  beforeAll(async () => {
    desk = await PasskeyDesk.start();
    ({ site } = desk);
    ({ auth } = site);
  });
  afterAll(() => desk?.stop());
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  it('sign in without a password, also with a second step, and show when they were last used', async () => {
    const { email, browser, authenticator, passkey } = await desk.withPasskey();
    expect(await desk.list(browser)).toEqual({ available: true, passkeys: [{ ...passkey, name: 'My phone', last_used_at: null }] });
    const elsewhere = site.visitor();
    const { status, body, headers } = await desk.signIn(elsewhere, authenticator.get(await desk.question(elsewhere), AT_HOME), {
      remember: true,
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ email })]);
    expect(headers.getSetCookie()[0]).toMatch(/^reefdesk_session=[\w-]{43}; Max-Age=1209600;/);
    expect((await elsewhere.me(await elsewhere.token())).body).toEqual(body);
    const [used] = (await desk.list(elsewhere)).passkeys;
    expect(used?.last_used_at).toBe(new Date().toISOString());
  });

  it('are reported to the account by email, in the language of the account', async () => {
    // The email is queued before the passkey is stored, so its first attempt may fail.
    clock.release();
    const person = site.newPerson();
    await site.join(person);
    const browser = site.visitor();
    await browser.login(person);
    const authenticator = new SoftwareAuthenticator();
    const passkey = authenticator.create(await desk.creation(browser), AT_HOME);
    const message = await site.mailbox.emailAfter(person.email, async () => {
      expect((await desk.add(browser, passkey, 'Ponsel Ana')).status).toBe(201);
    });
    expect(message.subject).toMatch(/^Kunci sandi ditambahkan/);
    expect(message.text).toContain('Ponsel Ana');
  });

  it('become the second step, with ten recovery codes, and end all other sessions', async () => {
    const { email, browser } = await desk.newPerson();
    const elsewhere = site.visitor();
    await elsewhere.login({ email, password: PASSWORD });
    const authenticator = new SoftwareAuthenticator();
    const { body: added } = await desk.add(browser, authenticator.create(await desk.creation(browser), AT_HOME));
    expect(added.data.recovery_codes).toHaveLength(10);
    expect([await elsewhere.token(), await browser.token()]).toEqual([undefined, expect.any(String)]);
    expect(await desk.twoStepOf(browser)).toEqual({ enabled: true, app: false, passkeys: 1, recovery_codes_left: 10, demanded: false });

    const challenge = await desk.challengeOf(elsewhere, email);
    const question = await desk.question(elsewhere, challenge);
    expect(question).toMatchObject({ allowCredentials: [{ id: authenticator.id }], userVerification: 'required' });
    expect((await desk.step(elsewhere, { challenge, passkey: authenticator.get(question, AT_HOME) })).body).toMatchObject({ email });
    const [code = ''] = added.data.recovery_codes;
    expect((await desk.step(elsewhere, { challenge: await desk.challengeOf(elsewhere, email), code })).status).toBe(200);
    expect((await desk.step(elsewhere, { challenge: await desk.challengeOf(elsewhere, email), code })).body.code).toBe(
      'invalid_second_step',
    );
  });

  it('sign in one of ten parallel requests with the same answer, and none later', async () => {
    const { authenticator } = await desk.withPasskey();
    const browsers = Array.from({ length: 10 }, () => site.visitor());
    const answer = authenticator.get(await desk.question(browsers[0] as Browser), AT_HOME);
    const answers = await Promise.all(browsers.map((browser) => desk.signIn(browser, answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body.code).toBe('sign_in_expired');
    expect((await desk.signIn(site.visitor(), answer)).body.code).toBe('sign_in_expired');
  });

  it('pass one of several parallel second steps, and only in the sign-in that their challenge was created for', async () => {
    const { email, authenticator } = await desk.withPasskey();
    const browser = site.visitor();
    const challenge = await desk.challengeOf(browser, email);
    const passkey = authenticator.get(await desk.question(browser, challenge), AT_HOME);
    const other = await desk.challengeOf(browser, email);
    expect((await desk.step(site.visitor(), { challenge: other, passkey })).body.code).toBe('sign_in_expired');
    expect((await desk.signIn(site.visitor(), passkey)).body.code).toBe('sign_in_expired');
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.step(site.visitor(), { challenge, passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each<[string, Parameters<SoftwareAuthenticator['get']>[1]]>([
    ['another site', { origin: 'https://www.tangkasi.example.evil.example' }],
    ['the site without TLS', { origin: 'http://www.tangkasi.example' }],
    ['an authenticator that answers for another site', { ...AT_HOME, rpId: 'evil.example' }],
    ['an authenticator without user verification', { ...AT_HOME, isVerified: false }],
  ])('are rejected from %s, for sign-in and for registration', async (_, ceremony) => {
    const { email, browser, authenticator } = await desk.withPasskey();
    const elsewhere = site.visitor();
    const alone = await desk.signIn(elsewhere, authenticator.get(await desk.question(elsewhere), ceremony));
    expect([alone.status, alone.body.code]).toEqual([401, 'invalid_passkey']);
    const challenge = await desk.challengeOf(elsewhere, email);
    const second = await desk.step(elsewhere, {
      challenge,
      passkey: authenticator.get(await desk.question(elsewhere, challenge), ceremony),
    });
    expect([second.status, second.body.code]).toEqual([401, 'invalid_passkey']);
    expect(await elsewhere.token()).toBeUndefined();
    const added = await desk.add(browser, new SoftwareAuthenticator().create(await desk.creation(browser), ceremony));
    expect([added.status, added.body.code]).toEqual([400, 'passkey_refused']);
    expect((await desk.list(browser)).passkeys).toHaveLength(1);
  });

  it('open no account but their own', async () => {
    const [mine, theirs] = [await desk.withPasskey(), await desk.withPasskey()];
    const browser = site.visitor();
    const challenge = await desk.challengeOf(browser, theirs.email);
    const foreign = await desk.step(browser, {
      challenge,
      passkey: mine.authenticator.get(await desk.question(browser, challenge), AT_HOME),
    });
    expect(foreign.body.code).toBe('invalid_passkey');
    // The user handle of an answer is not signed, so it can be forged.
    const answer = mine.authenticator.get(await desk.question(browser), AT_HOME);
    const userHandle = theirs.authenticator.get(await desk.question(browser), AT_HOME).response.userHandle;
    expect((await desk.signIn(browser, { ...answer, response: { ...answer.response, userHandle } })).body.code).toBe('invalid_passkey');
    const { passkey_id: id } = theirs.passkey;
    const own = mine.browser;
    expect((await own.ask<ErrorBody>('PATCH', `/api/passkeys/${id}`, { body: { name: 'x' } })).body.code).toBe('passkey_not_found');
    const removal = await own.ask<ErrorBody>('DELETE', `/api/passkeys/${id}`, { body: { password: PASSWORD } });
    expect(removal.body.code).toBe('passkey_not_found');
    // Created for one session, sent by another.
    const made = new SoftwareAuthenticator().create(await desk.creation(own), AT_HOME);
    expect((await desk.add(theirs.browser, made)).body.code).toBe('passkey_refused');
  });

  it('are rejected with the signature of another key, and as a copy whose counter did not increase', async () => {
    const { authenticator } = await desk.withPasskey();
    const browser = site.visitor();
    const answer = authenticator.get(await desk.question(browser), AT_HOME);
    const forged = {
      ...answer,
      response: { ...answer.response, signature: new SoftwareAuthenticator().get({ challenge: 'x' }, AT_HOME).response.signature },
    };
    expect((await desk.signIn(browser, forged)).body.code).toBe('invalid_passkey');
    expect((await desk.signIn(browser, authenticator.get(await desk.question(browser), AT_HOME))).status).toBe(200);
    authenticator.counter = 0;
    const copy = site.visitor();
    expect((await desk.signIn(copy, authenticator.get(await desk.question(copy), AT_HOME))).body.code).toBe('invalid_passkey');
  });

  it('accept answers for five minutes, and only to challenges of the site', async () => {
    const { browser: own, authenticator } = await desk.withPasskey();
    const browser = site.visitor();
    const late = authenticator.get(await desk.question(browser), AT_HOME);
    const made = new SoftwareAuthenticator().create(await desk.creation(own), AT_HOME);
    clock.pass(5 * 60_000);
    expect((await desk.signIn(browser, late)).body.code).toBe('sign_in_expired');
    expect((await desk.add(own, made)).body.code).toBe('passkey_refused');
    expect(
      (await desk.signIn(browser, authenticator.get({ challenge: 'bm9uZSBvZiBvdXJz', rpId: 'www.tangkasi.example' }, AT_HOME))).body.code,
    ).toBe('sign_in_expired');
    expect((await browser.ask<ErrorBody>('POST', '/api/login/passkey/options', { body: { challenge: 'none' } })).body.code).toBe(
      'sign_in_expired',
    );
    for (const passkey of [undefined, {}, 'x', { id: 'x' }, { ...late, response: {} }]) {
      expect((await desk.signIn(browser, passkey)).status).toBe(400);
    }
    const fuzzed = { ...late, response: { ...late.response, clientDataJSON: 'e30' } };
    expect((await desk.signIn(browser, fuzzed)).body.code).toBe('sign_in_expired');
    const indexes = await auth.database.collection('passkey_questions').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('are limited to 100 challenges per network', async () => {
    const browser = site.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 101; n += 1) statuses.push((await browser.ask('POST', '/api/login/passkey/options', { body: {} })).status);
    expect(statuses).toEqual([...Array(100).fill(200), 429]);
  });
});

describe('passkeys of a site without a host name', () => {
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await AuthUnderTest.start({ PUBLIC_ORIGINS: 'http://192.0.2.7:8080' });
  });
  afterAll(() => auth?.stop());

  it('are reported as unavailable (PPL-08)', async () => {
    const browser = auth.browser();
    expect((await browser.ask<ErrorBody>('POST', '/api/login/passkey/options', { body: {} })).body.code).toBe('passkeys_not_available');
    await browser.login(ADMIN);
    expect((await browser.ask<ErrorBody>('POST', '/api/passkeys/setup', { body: { password: ADMIN.password } })).body.code).toBe(
      'passkeys_not_available',
    );
    expect((await browser.ask<Answer<PasskeysView>>('GET', '/api/passkeys')).body.data).toEqual({ available: false, passkeys: [] });
  });
});
