import { createHash } from 'node:crypto';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { generateSync } from 'otplib';
import { connectAccounts } from '../src/cli/accounts.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import { AuthUnderTest, type Browser } from './auth-under-test.ts';

const PASSWORD = 'a calm morning';
const HALF_MINUTE_MS = 30_000;

interface Protected {
  email: string;
  secret: string;
  recovery: string[];
  browser: Browser;
}

describe('second step of an account (PPL-08)', () => {
  let auth: AuthUnderTest;
  let clock: HeldClock;
  let people = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });

  async function somebody(): Promise<{ email: string; browser: Browser }> {
    people += 1;
    const email = `diver-${people}@reefdesk.example`;
    await auth.addCustomer({ email, password: PASSWORD });
    const browser = visitor();
    expect((await browser.login({ email, password: PASSWORD })).status).toBe(200);
    return { email, browser };
  }

  let networks = 0;
  /** Each browser has its own network. */
  function visitor(): Browser {
    networks += 1;
    return auth.browser(`198.18.7.${networks % 250}`);
  }
  const post = async <Body = Record<string, unknown>>(browser: Browser, path: string, body?: unknown) =>
    browser.call<Body>('POST', path, await browser.token(), body);

  async function setUp(browser: Browser): Promise<string> {
    const { status, body } = await post<{ data: { secret: string } }>(browser, '/api/two-step/setup', { password: PASSWORD });
    expect(status).toBe(200);
    return body.data.secret;
  }

  /** Enables the second step. Its code is used up then, so half a minute passes. */
  async function withSecondStep(): Promise<Protected> {
    const { email, browser } = await somebody();
    const secret = await setUp(browser);
    const { status, body } = await post<{ data: { recovery_codes: string[] } }>(browser, '/api/two-step/enable', { code: codeOf(secret) });
    expect(status).toBe(200);
    clock.pass(HALF_MINUTE_MS);
    return { email, secret, recovery: body.data.recovery_codes, browser };
  }

  async function challenge(browser: Browser, email: string, remember = false): Promise<string> {
    const { status, body, headers } = await browser.login({ email, password: PASSWORD, remember });
    expect([status, body]).toEqual([200, { second_step: true, challenge: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(headers.getSetCookie()).toEqual([]);
    return String(body.challenge);
  }

  const step = (browser: Browser, body: unknown) => browser.call('POST', '/api/login/second-step', undefined, body);

  it('is disabled with the password, and in the shell', async () => {
    const { email, browser } = await withSecondStep();
    const wrong = await post(browser, '/api/two-step/disable', { password: 'not this' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_incorrect']);
    expect((await post(browser, '/api/two-step/disable', { password: PASSWORD })).status).toBe(200);
    expect((await visitor().login({ email, password: PASSWORD })).body).toMatchObject({ email });
    const other = await withSecondStep();
    const { users, close } = await connectAccounts(readAccountsCliEnv({ ...auth.env(), NATS_URL: '' }));
    await users.disableTwoStep(other.email);
    await close();
    expect((await visitor().login({ email: other.email, password: PASSWORD })).body).toMatchObject({ email: other.email });
  });

  it('can be required of staff, only by owners, and left to them only by an owner who has one', async () => {
    const [owner, { browser: customer }] = [visitor(), await somebody()];
    const email = 'demanding@reefdesk.example';
    await auth.addStaff({ email, password: PASSWORD });
    await owner.login({ email, password: PASSWORD });
    const look = async (browser: Browser) =>
      (await browser.call<{ data: { demanded: boolean } }>('GET', '/api/two-step', await browser.token())).body.data.demanded;
    const demand = async (browser: Browser, body: unknown, token?: string) =>
      (await browser.call('PUT', '/api/two-step/demand', token ?? (await browser.token()), body)).status;
    expect([await look(owner), await demand(customer, { demanded: true }), await demand(owner, {})]).toEqual([false, 403, 400]);
    const token = await owner.token();
    expect(await Promise.all([demand(owner, { demanded: true }, token), demand(owner, { demanded: true }, token)])).toEqual([200, 200]);
    expect([await look(owner), await look(customer)]).toEqual([true, false]);
    expect(await demand(owner, { demanded: false })).toBe(403);
    const secret = await setUp(owner);
    expect((await post(owner, '/api/two-step/enable', { code: codeOf(secret) })).status).toBe(200);
    expect(await demand(owner, { demanded: false })).toBe(200);
    expect(await look(owner)).toBe(false);
  });

  it('is needed by staff where owners demand it, who can not turn theirs off then', async () => {
    const email = 'demanded@reefdesk.example';
    await auth.addStaff({ email, password: PASSWORD });
    const browser = visitor();
    await browser.login({ email, password: PASSWORD });
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await browser.call(method, path, await browser.token(), body);
      return [answer.status, answer.body.code];
    };
    const REQUIRED = [403, 'two_step_required'];
    expect(await ask('PUT', '/api/two-step/demand', { demanded: true })).toEqual([200, undefined]);
    try {
      for (const [method, path] of [
        ['GET', '/api/users'],
        ['GET', '/api/sessions'],
        ['PATCH', '/api/me'],
        ['POST', '/api/change-password'],
      ] as const) {
        expect(await ask(method, path, method === 'GET' ? undefined : {})).toEqual(REQUIRED);
      }
      expect([(await ask('GET', '/api/me'))[0], (await ask('GET', '/api/two-step'))[0]]).toEqual([200, 200]);
      const secret = await setUp(browser);
      expect((await post(browser, '/api/two-step/enable', { code: codeOf(secret) })).status).toBe(200);
      expect((await ask('GET', '/api/users'))[0]).toBe(200);
      expect(await ask('POST', '/api/two-step/disable', { password: PASSWORD })).toEqual(REQUIRED);
      const passkey = { id: 'p1', credentialId: 'demanded', name: 'Phone', transports: [], createdAt: new Date(), version: 1 };
      const users = auth.database.collection('users');
      await users.updateOne({ email }, { $set: { 'twoStep.isAppless': true, passkeys: [passkey] } });
      expect(await ask('DELETE', '/api/passkeys/p1', { password: PASSWORD })).toEqual(REQUIRED);
    } finally {
      expect((await ask('PUT', '/api/two-step/demand', { demanded: false }))[0]).toBe(200);
    }
    expect((await ask('DELETE', '/api/passkeys/p1', { password: PASSWORD }))[0]).toBe(200);
    const customer = await somebody();
    expect((await customer.browser.call('GET', '/api/sessions', await customer.browser.token())).status).toBe(200);
  });

  it('stores recovery codes under a key that is not in the database, also those that earlier code stored as bare digests', async () => {
    const { email, recovery } = await withSecondStep();
    const users = auth.database.collection('users');
    const [sealed, bare] = recovery as [string, string];
    const user = await users.findOne({ email });
    const digestOf = (code: string) =>
      createHash('sha256')
        .update(JSON.stringify([user?._id, code.replace('-', '')]))
        .digest('base64url');
    expect(JSON.stringify(user)).not.toContain(digestOf(sealed));
    await users.updateOne({ email }, { $push: { 'twoStep.recoveryCodes': digestOf('earli-ercod') } } as never);
    const pass = async (code: string) => {
      const browser = visitor();
      return (await step(browser, { challenge: await challenge(browser, email), code })).status;
    };
    expect([await pass(sealed), await pass(sealed), await pass('earli-ercod')]).toEqual([200, 401, 200]);
    await users.updateOne({ email }, { $push: { 'twoStep.recoveryCodes': digestOf('older-codes') } } as never);
    await auth.startReplica();
    expect(JSON.stringify(await users.findOne({ email }))).not.toContain(digestOf('older-codes'));
    expect([await pass('older-codes'), await pass(bare)]).toEqual([200, 200]);
  });

  it('stores no readable secret or recovery code', async () => {
    const { secret, recovery } = await withSecondStep();
    const stored = JSON.stringify(await auth.database.collection('users').find().toArray());
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
  });

  it('is not available for an unverified address, and expired challenges are removed from the database', async () => {
    const browser = visitor();
    await browser.register({ fullname: 'Ana', email: 'unverified@reefdesk.example', password: PASSWORD });
    expect((await post(browser, '/api/two-step/setup', { password: PASSWORD })).status).toBe(403);
    const indexes = await eventually(() => auth.database.collection('sign_in_challenges').indexes());
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
