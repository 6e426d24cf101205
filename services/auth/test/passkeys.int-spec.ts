import type { PasskeyAddedView, PasskeysView, UserView } from '@reefdesk/contracts/accounts/views';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { type CreationOptions, type RequestOptions, SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { type Accounts, connectAccounts } from '../src/cli/accounts.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';
import { ANA, Registering } from './registering.ts';

const SITE = 'https://www.tangkasi.example';
const AT_HOME = { origin: SITE };
const { password: PASSWORD } = ANA;

type Answer<Data> = { data: Data } & ErrorBody;

describe('passkeys (PPL-08)', () => {
  let site: Registering;
  let auth: AuthUnderTest;
  /** The account services of the shell. */
  let shell: Accounts;
  let clock: HeldClock;
  let people = 0;

  beforeAll(async () => {
    site = await Registering.start();
    ({ auth } = site);
    shell = await connectAccounts(readAccountsCliEnv({ ...auth.env(), NATS_URL: '' }));
  });
  afterAll(async () => {
    await shell?.close();
    await site?.stop();
  });
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  async function somebody(): Promise<{ email: string; browser: Browser }> {
    people += 1;
    const email = `diver-${people}@reefdesk.example`;
    await shell.users.create({ fullname: 'Ana Wenas', email, password: PASSWORD, language: 'EN', role: 'customer' });
    const browser = site.visitor();
    await browser.login({ email, password: PASSWORD });
    return { email, browser };
  }

  async function creation(browser: Browser): Promise<CreationOptions> {
    const { status, body } = await browser.ask<Answer<{ options: CreationOptions }>>('POST', '/api/passkeys/setup', {
      body: { password: PASSWORD },
    });
    expect(status).toBe(200);
    return body.data.options;
  }

  const add = (browser: Browser, passkey: unknown, name = 'My phone') =>
    browser.ask<Answer<PasskeyAddedView>>('POST', '/api/passkeys', { body: { name, passkey } });

  async function withPasskey() {
    const { email, browser } = await somebody();
    const authenticator = new SoftwareAuthenticator();
    const { status, body } = await add(browser, authenticator.create(await creation(browser), AT_HOME));
    expect(status).toBe(201);
    return { email, browser, authenticator, passkey: body.data.passkey, recovery: body.data.recovery_codes };
  }

  async function question(browser: Browser, challenge?: string): Promise<RequestOptions> {
    const { status, body } = await browser.ask<Answer<{ options: RequestOptions }>>('POST', '/api/login/passkey/options', {
      body: { challenge },
    });
    expect(status).toBe(200);
    return body.data.options;
  }

  const signIn = (browser: Browser, passkey: unknown, more: object = {}) =>
    browser.ask<Omit<UserView, 'status'> & ErrorBody>('POST', '/api/login/passkey', { body: { passkey, ...more } });
  const step = (browser: Browser, body: object) =>
    browser.ask<Omit<UserView, 'status'> & ErrorBody>('POST', '/api/login/second-step', { body });
  const challengeOf = async (browser: Browser, email: string) =>
    String((await browser.login({ email, password: PASSWORD })).body.challenge);
  const list = async (browser: Browser) => (await browser.ask<Answer<PasskeysView>>('GET', '/api/passkeys')).body.data;
  const twoStepOf = async (browser: Browser) => (await browser.ask<Answer<object>>('GET', '/api/two-step')).body.data;

  it('sign in without a password, also with a second step, and show when they were last used', async () => {
    const { email, browser, authenticator, passkey } = await withPasskey();
    expect(await list(browser)).toEqual({ available: true, passkeys: [{ ...passkey, name: 'My phone', last_used_at: null }] });
    const elsewhere = site.visitor();
    const { status, body, headers } = await signIn(elsewhere, authenticator.get(await question(elsewhere), AT_HOME), { remember: true });
    expect([status, body]).toEqual([200, expect.objectContaining({ email })]);
    expect(headers.getSetCookie()[0]).toMatch(/^reefdesk_session=[\w-]{43}; Max-Age=1209600;/);
    expect((await elsewhere.me(await elsewhere.token())).body).toEqual(body);
    const [used] = (await list(elsewhere)).passkeys;
    expect(used?.last_used_at).toBe(new Date().toISOString());
  });

  it('are reported to the account by email, in the language of the account', async () => {
    // The email is queued before the passkey is stored. If it is processed in between, it is retried after a while.
    clock.release();
    const person = site.somebody();
    await site.join(person);
    const browser = site.visitor();
    await browser.login(person);
    const authenticator = new SoftwareAuthenticator();
    const passkey = authenticator.create(await creation(browser), AT_HOME);
    const letter = await site.mailbox.letterAfter(person.email, async () => {
      expect((await add(browser, passkey, 'Ponsel Ana')).status).toBe(201);
    });
    expect(letter.subject).toMatch(/^Kunci sandi ditambahkan/);
    expect(letter.text).toContain('Ponsel Ana');
  });

  it('become the second step, with ten recovery codes, and end all other sessions', async () => {
    const { email, browser } = await somebody();
    const elsewhere = site.visitor();
    await elsewhere.login({ email, password: PASSWORD });
    const authenticator = new SoftwareAuthenticator();
    const { body: added } = await add(browser, authenticator.create(await creation(browser), AT_HOME));
    expect(added.data.recovery_codes).toHaveLength(10);
    expect([await elsewhere.token(), await browser.token()]).toEqual([undefined, expect.any(String)]);
    expect(await twoStepOf(browser)).toEqual({ enabled: true, app: false, passkeys: 1, recovery_codes_left: 10, demanded: false });

    const challenge = await challengeOf(elsewhere, email);
    const asked = await question(elsewhere, challenge);
    expect(asked).toMatchObject({ allowCredentials: [{ id: authenticator.id }], userVerification: 'required' });
    expect((await step(elsewhere, { challenge, passkey: authenticator.get(asked, AT_HOME) })).body).toMatchObject({ email });
    const [code = ''] = added.data.recovery_codes;
    expect((await step(elsewhere, { challenge: await challengeOf(elsewhere, email), code })).status).toBe(200);
    expect((await step(elsewhere, { challenge: await challengeOf(elsewhere, email), code })).body.code).toBe('invalid_second_step');
  });

  it('sign in one of ten parallel requests with the same answer, and none later', async () => {
    const { authenticator } = await withPasskey();
    const browsers = Array.from({ length: 10 }, () => site.visitor());
    const answer = authenticator.get(await question(browsers[0] as Browser), AT_HOME);
    const answers = await Promise.all(browsers.map((browser) => signIn(browser, answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body.code).toBe('sign_in_expired');
    expect((await signIn(site.visitor(), answer)).body.code).toBe('sign_in_expired');
  });

  it('pass one of several parallel second steps, and only in the sign-in that their challenge was created for', async () => {
    const { email, authenticator } = await withPasskey();
    const browser = site.visitor();
    const challenge = await challengeOf(browser, email);
    const passkey = authenticator.get(await question(browser, challenge), AT_HOME);
    const other = await challengeOf(browser, email);
    expect((await step(site.visitor(), { challenge: other, passkey })).body.code).toBe('sign_in_expired');
    expect((await signIn(site.visitor(), passkey)).body.code).toBe('sign_in_expired');
    const answers = await Promise.all(Array.from({ length: 5 }, () => step(site.visitor(), { challenge, passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each<[string, Parameters<SoftwareAuthenticator['get']>[1]]>([
    ['another site', { origin: 'https://www.tangkasi.example.evil.example' }],
    ['the site without TLS', { origin: 'http://www.tangkasi.example' }],
    ['an authenticator that answers for another site', { ...AT_HOME, rpId: 'evil.example' }],
    ['an authenticator without user verification', { ...AT_HOME, isVerified: false }],
  ])('are rejected from %s, for sign-in and for registration', async (_, ceremony) => {
    const { email, browser, authenticator } = await withPasskey();
    const elsewhere = site.visitor();
    const alone = await signIn(elsewhere, authenticator.get(await question(elsewhere), ceremony));
    expect([alone.status, alone.body.code]).toEqual([401, 'invalid_passkey']);
    const challenge = await challengeOf(elsewhere, email);
    const second = await step(elsewhere, { challenge, passkey: authenticator.get(await question(elsewhere, challenge), ceremony) });
    expect([second.status, second.body.code]).toEqual([401, 'invalid_passkey']);
    expect(await elsewhere.token()).toBeUndefined();
    const added = await add(browser, new SoftwareAuthenticator().create(await creation(browser), ceremony));
    expect([added.status, added.body.code]).toEqual([400, 'passkey_refused']);
    expect((await list(browser)).passkeys).toHaveLength(1);
  });

  it('open no account but their own', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const browser = site.visitor();
    const challenge = await challengeOf(browser, theirs.email);
    const foreign = await step(browser, { challenge, passkey: mine.authenticator.get(await question(browser, challenge), AT_HOME) });
    expect(foreign.body.code).toBe('invalid_passkey');
    // The user handle of an answer is not signed, so it can be forged.
    const answer = mine.authenticator.get(await question(browser), AT_HOME);
    const userHandle = theirs.authenticator.get(await question(browser), AT_HOME).response.userHandle;
    expect((await signIn(browser, { ...answer, response: { ...answer.response, userHandle } })).body.code).toBe('invalid_passkey');
    const { passkey_id: id } = theirs.passkey;
    const own = mine.browser;
    expect((await own.ask<ErrorBody>('PATCH', `/api/passkeys/${id}`, { body: { name: 'x' } })).body.code).toBe('passkey_not_found');
    const removal = await own.ask<ErrorBody>('DELETE', `/api/passkeys/${id}`, { body: { password: PASSWORD } });
    expect(removal.body.code).toBe('passkey_not_found');
    // Created for one session, sent by another.
    const made = new SoftwareAuthenticator().create(await creation(own), AT_HOME);
    expect((await add(theirs.browser, made)).body.code).toBe('passkey_refused');
  });

  it('are rejected with the signature of another key, and as a copy whose counter did not increase', async () => {
    const { authenticator } = await withPasskey();
    const browser = site.visitor();
    const answer = authenticator.get(await question(browser), AT_HOME);
    const forged = {
      ...answer,
      response: { ...answer.response, signature: new SoftwareAuthenticator().get({ challenge: 'x' }, AT_HOME).response.signature },
    };
    expect((await signIn(browser, forged)).body.code).toBe('invalid_passkey');
    expect((await signIn(browser, authenticator.get(await question(browser), AT_HOME))).status).toBe(200);
    authenticator.counter = 0;
    const copy = site.visitor();
    expect((await signIn(copy, authenticator.get(await question(copy), AT_HOME))).body.code).toBe('invalid_passkey');
  });

  it('accept answers for five minutes, and only to challenges of the site', async () => {
    const { browser: own, authenticator } = await withPasskey();
    const browser = site.visitor();
    const late = authenticator.get(await question(browser), AT_HOME);
    const made = new SoftwareAuthenticator().create(await creation(own), AT_HOME);
    clock.pass(5 * 60_000);
    expect((await signIn(browser, late)).body.code).toBe('sign_in_expired');
    expect((await add(own, made)).body.code).toBe('passkey_refused');
    expect(
      (await signIn(browser, authenticator.get({ challenge: 'bm9uZSBvZiBvdXJz', rpId: 'www.tangkasi.example' }, AT_HOME))).body.code,
    ).toBe('sign_in_expired');
    expect((await browser.ask<ErrorBody>('POST', '/api/login/passkey/options', { body: { challenge: 'none' } })).body.code).toBe(
      'sign_in_expired',
    );
    for (const passkey of [undefined, {}, 'x', { id: 'x' }, { ...late, response: {} }]) {
      expect((await signIn(browser, passkey)).status).toBe(400);
    }
    const nonsense = { ...late, response: { ...late.response, clientDataJSON: 'e30' } };
    expect((await signIn(browser, nonsense)).body.code).toBe('sign_in_expired');
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
