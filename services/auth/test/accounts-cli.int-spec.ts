import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { eventually } from '@reefdesk/test-kit/eventually';
import { runAccountsCli } from '../src/cli/accounts-cli.ts';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

class Collected extends Writable {
  text = '';
  override _write(chunk: unknown, _: BufferEncoding, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

describe('npm run user', () => {
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());

  async function run(args: string[], { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {}) {
    const [stdout, stderr] = [new Collected(), new Collected()];
    const code = await runAccountsCli(args, { env: { ...auth.stack.env('auth'), ...env }, stdin: Readable.from([input]), stdout, stderr });
    return { code, out: stdout.text, err: stderr.text, password: /^Password: (\S+)$/m.exec(stdout.text)?.[1] ?? '' };
  }

  const addCustomer = (email: string) => run(['add', '--email', email, '--name', 'Ana Wenas']);

  it('adds an account with a generated password that signs in (ROLE-01)', async () => {
    const { code, out, password } = await run(['add', '--email', 'Second@Reefdesk.example', '--name', 'Ana Wenas', '--role', 'admin']);
    expect(code).toBe(0);
    expect(out).toContain('Added second@reefdesk.example as admin (owner).');
    const { body } = await auth.browser().login({ email: 'second@reefdesk.example', password });
    expect(body).toMatchObject({ fullname: 'Ana Wenas', role: 'admin' });
  });

  it('takes the password from standard input and does not print it', async () => {
    const added = await run(['add', '--email', 'piped@reefdesk.example', '--name', 'Piped', '--password-stdin'], {
      input: 'chosen by hand\n',
    });
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(added.out).not.toContain('chosen by hand');
    expect((await auth.browser().login({ email: 'piped@reefdesk.example', password: 'chosen by hand' })).body.role).toBe('customer');
  });

  it('rejects a short password and an address that is taken', async () => {
    const args = ['add', '--email', ADMIN.email, '--name', 'Again'];
    expect(await run([...args, '--password-stdin'], { input: 'short' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('8 to 128'),
    });
    expect(await run(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('already has an account') });
  });

  it('disables an account and ends its sessions at once, running gateways included', async () => {
    const { password } = await addCustomer('leaver@reefdesk.example');
    const browser = auth.browser();
    const { body } = await browser.login({ email: 'leaver@reefdesk.example', password });
    expect((await run(['disable', '--email', 'leaver@reefdesk.example'])).code).toBe(0);
    expect(await auth.database.collection('sessions').countDocuments({ userId: String(body.user_id) })).toBe(0);
    expect(await browser.token()).toBeUndefined();
    await eventually(() => expect(auth.endings).toContainEqual({ userId: body.user_id }));
    expect((await auth.browser().login({ email: 'leaver@reefdesk.example', password })).status).toBe(401);
    expect((await run(['enable', '--email', 'leaver@reefdesk.example'])).code).toBe(0);
    expect((await auth.browser().login({ email: 'leaver@reefdesk.example', password })).status).toBe(200);
  });

  it('resets a password, which ends the sessions opened with the old one', async () => {
    const { password: old } = await addCustomer('forgetful@reefdesk.example');
    const browser = auth.browser();
    await browser.login({ email: 'forgetful@reefdesk.example', password: old });
    const { code, password } = await run(['reset-password', '--email', 'forgetful@reefdesk.example']);
    expect(code).toBe(0);
    expect(await browser.token()).toBeUndefined();
    expect((await auth.browser().login({ email: 'forgetful@reefdesk.example', password: old })).status).toBe(401);
    expect((await auth.browser().login({ email: 'forgetful@reefdesk.example', password })).status).toBe(200);
  });

  it('treats a registration with an unverified address as a customer, and creates its account (PPL-02)', async () => {
    const ana = { fullname: 'Ana Wenas', email: 'unverified@reefdesk.example', password: 'salt water 8' };
    const browser = auth.browser();
    const { body } = await browser.register(ana);
    // Each step creates another version of the account.
    const account = { ...body, version: expect.any(Number) };
    expect((await run(['disable', '--email', ` ${ana.email.toUpperCase()}`])).out).toContain(`Disabled ${ana.email}`);
    expect([await browser.token(), (await auth.browser().login(ana)).status]).toEqual([undefined, 401]);
    expect((await run(['enable', '--email', ana.email])).code).toBe(0);
    expect((await auth.browser().login(ana)).body).toEqual(account);
    await auth.browser().register({ ...ana, fullname: 'Eve', password: 'mine from now on' });
    const { password } = await run(['reset-password', '--email', ana.email]);
    expect((await auth.browser().login({ ...ana, password })).body).toEqual(account);
  });

  it('adds staff with a position, and changes it for existing sessions (PPL-12)', async () => {
    const email = 'texts@reefdesk.example';
    const added = await run(['add', '--email', email, '--name', 'Sari', '--role', 'admin', '--position', 'editor']);
    expect(added.out).toContain(`Added ${email} as admin (editor).`);
    const browser = auth.browser('198.51.100.20');
    await browser.login({ email, password: added.password });
    const changed = await run(['position', '--email', email.toUpperCase(), '--position', 'translator', '--languages', 'ID,CN']);
    expect([changed.code, changed.out]).toEqual([0, `${email} is admin (translator: ID, CN) now.\n`]);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ position: 'translator', languages: ['ID', 'CN'] });
    await addCustomer('guest@reefdesk.example');
    expect(await run(['position', '--email', 'guest@reefdesk.example', '--position', 'agent'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('account of a customer'),
    });
  });

  it('invites: the running service sends the email (PPL-12)', async () => {
    const email = 'invited@reefdesk.example';
    const { code, out } = await run(['invite', '--email', email, '--position', 'agent', '--language', 'ID']);
    expect([code, out]).toEqual([0, expect.stringContaining(`Invited ${email} as admin (agent).`)]);
    expect(await auth.database.collection('invitations').findOne({ email })).toMatchObject({ position: 'agent', language: 'ID' });
    expect(await auth.database.collection('letters').findOne({ to: email })).toMatchObject({ kind: 'invitation', state: 'waiting' });
    expect(await run(['invite', '--email', ADMIN.email, '--position', 'agent'])).toMatchObject({ code: 1 });
  });

  it('ends all sessions of an account, which can sign in again with the same password (PPL-12)', async () => {
    const { password } = await addCustomer('everywhere@reefdesk.example');
    const browsers = [auth.browser('198.51.100.21'), auth.browser('198.51.100.22')];
    for (const browser of browsers) await browser.login({ email: 'everywhere@reefdesk.example', password });
    expect((await run(['end-sessions', '--email', 'everywhere@reefdesk.example'])).out).toContain('Ended all sessions');
    for (const browser of browsers) expect(await browser.token()).toBeUndefined();
    expect((await auth.browser('198.51.100.23').login({ email: 'everywhere@reefdesk.example', password })).status).toBe(200);
  });

  it('rejects disabling the last active owner', async () => {
    await auth.database.collection('users').updateMany({ email: { $ne: ADMIN.email } }, { $set: { status: 'disabled' } });
    expect(await run(['disable', '--email', ADMIN.email])).toMatchObject({ code: 1, err: expect.stringContaining('last active owner') });
    expect((await auth.browser('198.51.100.9').login(ADMIN)).status).toBe(200);
  });

  it('works without NATS, and warns if a configured NATS is unavailable', async () => {
    await addCustomer('quiet@reefdesk.example');
    expect(await run(['disable', '--email', 'quiet@reefdesk.example'], { env: { NATS_URL: '' } })).toMatchObject({ code: 0, err: '' });
    const unreachable = await run(['disable', '--email', 'quiet@reefdesk.example'], { env: { NATS_URL: 'nats://127.0.0.1:9' } });
    expect(unreachable).toMatchObject({
      code: 0,
      out: expect.stringContaining('already'),
      err: expect.stringContaining('NATS does not answer'),
    });
  });

  it('exits when it is done', async () => {
    const command = [join(__dirname, '../dist/cli.js'), 'disable', '--email', 'built@reefdesk.example'];
    await addCustomer('built@reefdesk.example');
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env: auth.stack.env('auth'), timeout: 50_000 });
    expect([stdout, stderr]).toEqual(['Disabled built@reefdesk.example and ended all their sessions.\n', '']);
  });

  it('reports missing settings', async () => {
    expect(await run(['disable', '--email', 'nobody@reefdesk.example'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no account'),
    });
    expect(await run([])).toMatchObject({ code: 2, err: expect.stringContaining('npm run user -- add') });
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('npm run user -- add') });
    expect(await run(['enable', '--email', 'a@b.c'], { env: { MONGODB_URI: '' } })).toMatchObject({
      code: 1,
      err: expect.stringContaining('MONGODB_URI'),
    });
    const unreachableDatabase = { MONGODB_URI: 'mongodb://127.0.0.1:9' };
    expect(await run(['enable', '--email', 'a@b.c'], { env: unreachableDatabase })).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not answer'),
    });
  });
});
