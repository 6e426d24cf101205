import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { connectAccounts } from '../src/cli/accounts.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';
import { challenge, codeOf, PASSWORD, post, setUp, step, TwoStepDesk } from './two-step-desk.ts';

describe('second step of sign-in (PPL-08)', () => {
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

  it('asks for the code of the app after the password, and opens a session only then', async () => {
    const { email, secret } = await desk.withSecondStep(clock);
    const browser = desk.visitor();
    const half = await challenge(browser, email, true);
    expect(await browser.token()).toBeUndefined();
    const { status, body, headers } = await step(browser, { challenge: half, code: ` ${codeOf(secret).replace(/(...)/, '$1 ')}` });
    expect([status, body]).toEqual([200, expect.objectContaining({ email, role: 'customer' })]);
    expect(headers.getSetCookie()[0]).toMatch(/^reefdesk_session=[\w-]{43}; Max-Age=1209600;/);
    expect((await browser.me(await browser.token())).body).toEqual(body);
  });

  it('is not enabled before a code of the secret was sent', async () => {
    const { email, browser } = await desk.newPerson();
    const [early, secret] = [await setUp(browser), await setUp(browser)];
    for (const code of ['000000', '', codeOf(early), 'abcde-fghjk']) {
      expect((await post(browser, '/api/two-step/enable', { code })).status).toBe(400);
    }
    expect((await desk.visitor().login({ email, password: PASSWORD })).body).toMatchObject({ email });
    expect((await post(browser, '/api/two-step/enable', { code: codeOf(secret) })).status).toBe(200);
    expect((await post(browser, '/api/two-step/setup', { password: PASSWORD })).body.code).toBe('two_step_is_on');
    expect((await browser.call('GET', '/api/two-step', await browser.token())).body.data).toEqual({
      enabled: true,
      app: true,
      passkeys: 0,
      recovery_codes_left: 10,
      demanded: false,
    });
  });

  it('is set up with the current password only, and enabled in the session that gave it', async () => {
    const { email, browser } = await desk.newPerson();
    const codes: unknown[] = [];
    for (const body of [undefined, {}, { password: '' }, { password: 'a guess' }]) {
      codes.push((await post(browser, '/api/two-step/setup', body)).body.code);
    }
    expect(codes).toEqual(['validation_failed', 'validation_failed', 'validation_failed', 'current_password_incorrect']);
    const secret = await setUp(browser);
    const elsewhere = desk.visitor();
    await elsewhere.login({ email, password: PASSWORD });
    expect((await post(elsewhere, '/api/two-step/enable', { code: codeOf(secret) })).body.code).toBe('invalid_code');
    expect((await post(browser, '/api/two-step/enable', { code: codeOf(secret) })).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(browser, '/api/two-step/setup', { password: 'a guess' })).body.code).toBe('current_password_incorrect');
    }
    expect((await post(browser, '/api/two-step/setup', { password: PASSWORD })).body.code).toBe('too_many_attempts');
  });

  it('ends all other sessions when it is enabled', async () => {
    const { email, browser } = await desk.newPerson();
    const elsewhere = desk.visitor();
    await elsewhere.login({ email, password: PASSWORD });
    const secret = await setUp(browser);
    await post(browser, '/api/two-step/enable', { code: codeOf(secret) });
    expect([await elsewhere.token(), await browser.token()]).toEqual([undefined, expect.any(String)]);
  });

  it('accepts the same code in one of ten parallel requests, and not again', async () => {
    const { email, secret } = await desk.withSecondStep(clock);
    const browsers = Array.from({ length: 10 }, () => desk.visitor());
    const halves = await Promise.all(browsers.map((browser) => challenge(browser, email)));
    const code = codeOf(secret);
    const answers = await Promise.all(browsers.map((browser, n) => step(browser, { challenge: halves[n], code })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    clock.pass(16 * 60_000);
    const late = desk.visitor();
    // Earlier codes, which a phone with a slow clock would show, are invalid too.
    const { status, body } = await step(late, { challenge: await challenge(late, email), code });
    expect([status, body.code]).toEqual([401, 'invalid_second_step']);
  });

  it('accepts each recovery code once, in one of ten parallel requests, however it is typed', async () => {
    const { email, recovery, browser: owner } = await desk.withSecondStep(clock);
    const [first = '', second = ''] = recovery;
    const browsers = Array.from({ length: 10 }, () => desk.visitor());
    const halves = await Promise.all(browsers.map((browser) => challenge(browser, email)));
    const answers = await Promise.all(browsers.map((browser, n) => step(browser, { challenge: halves[n], code: first.toUpperCase() })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    clock.pass(16 * 60_000);
    const again = desk.visitor();
    const half = await challenge(again, email);
    expect((await step(again, { challenge: half, code: first })).status).toBe(401);
    expect((await step(again, { challenge: half, code: second.replace('-', ' ') })).status).toBe(200);
    expect((await owner.call('GET', '/api/two-step', await owner.token())).body.data).toMatchObject({ recovery_codes_left: 8 });
  });

  it('blocks after five wrong codes, but not on a known device', async () => {
    const { email, secret, browser: known } = await desk.withSecondStep(clock);
    const thief = desk.visitor();
    const half = await challenge(thief, email);
    for (let n = 0; n < 5; n += 1) expect((await step(thief, { challenge: half, code: `00000${n}` })).status).toBe(401);
    const { status, headers } = await step(desk.visitor(), { challenge: await challenge(desk.visitor(), email), code: codeOf(secret) });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    await known.logout(await known.token());
    expect((await step(known, { challenge: await challenge(known, email), code: codeOf(secret) })).status).toBe(200);
  });

  it('expires after ten minutes, after it was used, and with all sessions', async () => {
    const { email, secret, recovery } = await desk.withSecondStep(clock);
    const browser = desk.visitor();
    const [late, used, ended] = [await challenge(browser, email), await challenge(browser, email), await challenge(browser, email)];
    expect((await step(browser, { challenge: used, code: codeOf(secret) })).status).toBe(200);
    expect((await step(browser, { challenge: used, code: recovery[0] })).body.code).toBe('sign_in_expired');
    const { users, close } = await connectAccounts(readAccountsCliEnv({ ...auth.env(), NATS_URL: '' }));
    await users.resetPassword(email, PASSWORD);
    await close();
    expect((await step(browser, { challenge: ended, code: recovery[0] })).body.code).toBe('sign_in_expired');
    clock.pass(10 * 60_000);
    expect((await step(browser, { challenge: late, code: recovery[0] })).body.code).toBe('sign_in_expired');
    for (const challenge of ['x', 'a'.repeat(43), '$ne']) {
      expect((await step(browser, { challenge, code: '123456' })).body.code).toBe('sign_in_expired');
    }
    expect((await step(browser, { code: '123456' })).status).toBe(400);
  });

  it('is not revealed before the right password', async () => {
    const { email } = await desk.withSecondStep(clock);
    const answers = [
      await desk.visitor().login({ email, password: 'not this' }),
      await desk.visitor().login({ ...ADMIN, password: 'not this' }),
    ];
    const outcomes = answers.map(({ status, body, headers }) => ({ status, body: { ...body, requestId: '' }, names: [...headers.keys()] }));
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });
});
