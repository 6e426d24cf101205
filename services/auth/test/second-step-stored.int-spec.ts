import { createHash } from 'node:crypto';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { connectAccounts } from '../src/cli/accounts.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import { AuthUnderTest, type Browser } from './auth-under-test.ts';
import { challenge, codeOf, PASSWORD, post, setUp, step, TwoStepDesk } from './two-step-desk.ts';

describe('second step of an account (PPL-08)', () => {
  let desk: TwoStepDesk;
  let auth: AuthUnderTest;
  let clock: HeldClock;

  beforeAll(async () => {
    desk = await TwoStepDesk.start();
    ({ auth } = desk);
  });

  afterAll(() => auth?.stop());
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  it('is disabled with the password, and in the shell', async () => {
    const { email, browser } = await desk.withSecondStep(clock);
    const wrong = await post(browser, '/api/two-step/disable', { password: 'not this' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_incorrect']);
    expect((await post(browser, '/api/two-step/disable', { password: PASSWORD })).status).toBe(200);
    expect((await desk.visitor().login({ email, password: PASSWORD })).body).toMatchObject({ email });
    const other = await desk.withSecondStep(clock);
    const { users, close } = await connectAccounts(readAccountsCliEnv({ ...auth.env(), NATS_URL: '' }));
    await users.disableTwoStep(other.email);
    await close();
    expect((await desk.visitor().login({ email: other.email, password: PASSWORD })).body).toMatchObject({ email: other.email });
  });

  it('can be required of staff only by owners who have one', async () => {
    const [owner, { browser: customer }] = [desk.visitor(), await desk.newPerson()];
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

  it('cannot be disabled by staff while owners require it', async () => {
    const email = 'demanded@reefdesk.example';
    await auth.addStaff({ email, password: PASSWORD });
    const browser = desk.visitor();
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
    const customer = await desk.newPerson();
    expect((await customer.browser.call('GET', '/api/sessions', await customer.browser.token())).status).toBe(200);
  });

  it('stores recovery codes under a key that is not in the database, also those that earlier code stored as bare digests', async () => {
    const { email, recovery } = await desk.withSecondStep(clock);
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
      const browser = desk.visitor();
      return (await step(browser, { challenge: await challenge(browser, email), code })).status;
    };
    expect([await pass(sealed), await pass(sealed), await pass('earli-ercod')]).toEqual([200, 401, 200]);
    await users.updateOne({ email }, { $push: { 'twoStep.recoveryCodes': digestOf('older-codes') } } as never);
    await auth.startReplica();
    expect(JSON.stringify(await users.findOne({ email }))).not.toContain(digestOf('older-codes'));
    expect([await pass('older-codes'), await pass(bare)]).toEqual([200, 200]);
  });

  it('stores no readable secret or recovery code', async () => {
    const { secret, recovery } = await desk.withSecondStep(clock);
    const stored = JSON.stringify(await auth.database.collection('users').find().toArray());
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
  });

  it('is not available for an unverified address, and expired challenges are removed from the database', async () => {
    const browser = desk.visitor();
    await browser.register({ fullname: 'Ana', email: 'unverified@reefdesk.example', password: PASSWORD });
    expect((await post(browser, '/api/two-step/setup', { password: PASSWORD })).status).toBe(403);
    const indexes = await eventually(() => auth.database.collection('sign_in_challenges').indexes());
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
