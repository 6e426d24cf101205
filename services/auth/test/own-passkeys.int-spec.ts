import type { PasskeyView } from '@reefdesk/contracts/accounts/views';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { SoftwareAuthenticator } from '@reefdesk/test-kit/software-authenticator';
import { generateSync } from 'otplib';
import type { AccountServices } from '../src/cli/accounts.ts';
import { AuthUnderTest } from './auth-under-test.ts';
import { type Answer, AT_HOME, PasskeyDesk } from './passkey-desk.ts';
import { ANA, type Registering } from './registering.ts';

const { password: PASSWORD } = ANA;

describe('passkeys of an account (PPL-08)', () => {
  let desk: PasskeyDesk;
  let site: Registering;
  let auth: AuthUnderTest;
  let shell: AccountServices;
  let clock: HeldClock;

  beforeAll(async () => {
    desk = await PasskeyDesk.start();
    ({ site, shell } = desk);
    ({ auth } = site);
  });
  afterAll(() => desk?.stop());
  beforeEach(() => {
    clock = new HeldClock();
  });
  afterEach(() => clock.release());

  it('appear in the audit: added, removed, used to sign in, rejected (AUD-01)', async () => {
    const { browser, authenticator, passkey } = await desk.withPasskey();
    const elsewhere = site.visitor();
    const userId = String((await browser.me(await browser.token())).body.user_id);
    await desk.signIn(elsewhere, authenticator.get(await desk.question(elsewhere), { ...AT_HOME, isVerified: false }));
    await desk.signIn(elsewhere, authenticator.get(await desk.question(elsewhere), AT_HOME));
    await browser.ask('DELETE', `/api/passkeys/${passkey.passkey_id}`, { body: { password: PASSWORD } });
    await eventually(async () => {
      const entries = await auth.database
        .collection('audit_entries')
        .find({ $or: [{ recordId: userId }, { userId }] })
        .toArray();
      expect(entries.map(({ action }) => action).sort()).toEqual([
        'passkey_added',
        'passkey_removed',
        'sign_in_failed',
        'signed_in',
        'signed_in',
      ]);
    });
  });

  it('are added and removed with the password only, after at most five wrong ones, and not renamed over another edit', async () => {
    const { browser, passkey } = await desk.withPasskey();
    const path = `/api/passkeys/${passkey.passkey_id}`;
    const rename = (name: string, version: number) =>
      browser.ask<Answer<PasskeyView> & { current: PasskeyView }>('PATCH', path, {
        body: { name },
        headers: { 'if-match': `"${version}"` },
      });
    const renamed = await rename(' Laptop ', 1);
    expect([renamed.status, renamed.body.data]).toEqual([200, { ...passkey, name: 'Laptop', version: 2 }]);
    const late = await rename('Other', 1);
    expect([late.status, late.body.current]).toEqual([409, renamed.body.data]);
    expect((await rename('', 2)).body.fields).toMatchObject({ name: [{ code: 'required' }] });
    const codes: string[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      codes.push((await browser.ask<ErrorBody>('POST', '/api/passkeys/setup', { body: { password: 'a guess' } })).body.code);
      codes.push((await browser.ask<ErrorBody>('DELETE', path, { body: { password: 'a guess' } })).body.code);
    }
    expect(codes).toEqual([...Array(5).fill('current_password_incorrect'), 'too_many_attempts']);
    expect((await desk.list(browser)).passkeys).toHaveLength(1);
  });

  it('remain the second step when the app is removed, and end it when the last one is removed', async () => {
    const { email, browser, authenticator, passkey } = await desk.withPasskey();
    const { body } = await browser.ask<Answer<{ secret: string }>>('POST', '/api/two-step/setup', { body: { password: PASSWORD } });
    const code = generateSync({ secret: body.data.secret, epoch: Math.floor(Date.now() / 1_000) });
    const enabled = await browser.ask<Answer<{ recovery_codes: string[] }>>('POST', '/api/two-step/enable', { body: { code } });
    expect(await desk.twoStepOf(browser)).toMatchObject({ enabled: true, app: true, passkeys: 1, recovery_codes_left: 10 });
    await browser.ask('POST', '/api/two-step/disable', { body: { password: PASSWORD } });
    expect(await desk.twoStepOf(browser)).toMatchObject({ enabled: true, app: false, passkeys: 1, recovery_codes_left: 10 });
    const elsewhere = site.visitor();
    const challenge = await desk.challengeOf(elsewhere, email);
    clock.pass(30_000);
    const next = generateSync({ secret: body.data.secret, epoch: Math.floor(Date.now() / 1_000) });
    expect((await desk.step(elsewhere, { challenge, code: next })).body.code).toBe('invalid_second_step');
    const [recovery = ''] = enabled.body.data.recovery_codes;
    expect((await desk.step(elsewhere, { challenge, code: recovery })).status).toBe(200);
    const question = await desk.question(elsewhere);
    await browser.ask('DELETE', `/api/passkeys/${passkey.passkey_id}`, { body: { password: PASSWORD } });
    expect((await desk.signIn(elsewhere, authenticator.get(question, AT_HOME))).body.code).toBe('invalid_passkey');
    expect(await desk.twoStepOf(browser)).toMatchObject({ enabled: false, passkeys: 0, recovery_codes_left: 0 });
    expect((await site.visitor().login({ email, password: PASSWORD })).body).toMatchObject({ email });
  });

  it('are removed with the second step in the shell, and rejected for a disabled account', async () => {
    const [lost, disabled] = [await desk.withPasskey(), await desk.withPasskey()];
    await shell.users.disableTwoStep(lost.email);
    await shell.users.disable(disabled.email);
    const browser = site.visitor();
    for (const { authenticator } of [lost, disabled]) {
      expect((await desk.signIn(browser, authenticator.get(await desk.question(browser), AT_HOME))).body.code).toBe('invalid_passkey');
    }
    expect((await browser.login({ email: lost.email, password: PASSWORD })).body).toMatchObject({ email: lost.email });
  });

  it('are limited to twenty, even when added in parallel, and cannot be added twice', async () => {
    const { browser, authenticator } = await desk.withPasskey();
    const [first, second] = [await desk.creation(browser), await desk.creation(browser)];
    const twins = await Promise.all([
      desk.add(browser, new SoftwareAuthenticator().create(first, AT_HOME)),
      desk.add(browser, new SoftwareAuthenticator().create(second, AT_HOME)),
    ]);
    expect(twins.map(({ status }) => status)).toEqual([201, 201]);
    expect((await desk.add(browser, authenticator.create(await desk.creation(browser), AT_HOME))).body.code).toBe('passkey_refused');
    const [stored] = (await auth.database.collection('users').findOne({ 'passkeys.2': { $exists: true } }))?.passkeys ?? [];
    const waiting = await desk.creation(browser);
    const many = Array.from({ length: 20 }, (_, n) => ({ ...stored, id: `id-${n}`, credentialId: `credential-${n}` }));
    await auth.database.collection('users').updateOne({ 'passkeys.id': stored.id }, { $set: { passkeys: many }, $inc: { version: 1 } });
    const late = await desk.add(browser, new SoftwareAuthenticator().create(waiting, AT_HOME));
    expect([late.status, late.body.code]).toEqual([409, 'passkey_limit_reached']);
  });

  it('are stored without secrets, exported, and removed with the account', async () => {
    const { browser, passkey, recovery } = await desk.withPasskey();
    const stored = JSON.stringify(await auth.database.collection('users').find().toArray());
    for (const code of recovery) expect(stored).not.toContain(code);
    const { body } = await browser.ask<{ passkeys: PasskeyView[] }>('GET', '/api/me/export');
    expect(body.passkeys).toEqual([passkey]);
    expect(JSON.stringify(body)).not.toMatch(/publicKey|credential/);
    expect((await browser.ask('DELETE', '/api/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await site.count('users', { 'passkeys.id': passkey.passkey_id })).toBe(0);
  });

  it('cannot be added to an account with an unverified address', async () => {
    const person = site.newPerson();
    await site.register(person);
    const browser = site.visitor();
    await browser.login(person);
    expect((await browser.ask('POST', '/api/passkeys/setup', { body: { password: person.password } })).status).toBe(403);
  });
});
