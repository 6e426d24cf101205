import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { runAccountsCli } from '../src/cli/accounts-cli.ts';
import { Registering } from './registering.ts';

const OWN = 'ana.wenas@reefdesk.example';
const REJECTED = [
  ['one of the most used', 'iloveyou1', 'password_common'],
  ['the same in capitals', 'QWERTYUIOP', 'password_common'],
  ['the own address', `my ${OWN}`, 'password_has_email'],
  ['the part of it before the @', 'AnaWenas2031', 'password_has_email'],
  ["the operator's name", 'tangkasi-2031', 'password_has_brand'],
] as const;
const GOOD = 'a calm morning';

describe('passwords that are not allowed (PPL-09)', () => {
  let site: Registering;

  beforeAll(async () => {
    site = await Registering.start();
    await site.auth.addCustomer({ email: OWN, password: GOOD });
  });

  afterAll(() => site?.stop());

  const errorOf = (body: Record<string, unknown>, field: string) => {
    const { code, fields } = body as { code: string; fields?: Record<string, { code: string; text: string }[]> };
    return [code, fields?.[field]?.[0]?.code];
  };

  it.each(REJECTED)('are rejected at registration: %s', async (_, password, code) => {
    const { status, body, headers } = await site.visitor().register({ fullname: 'Ana Wenas', email: OWN, password });
    expect([status, ...errorOf(body, 'password')]).toEqual([400, 'validation_failed', code]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await site.auth.database.collection('pending_accounts').countDocuments({ email: OWN })).toBe(0);
  });

  it.each(REJECTED)('are rejected in a password change: %s', async (_, newPassword, code) => {
    const browser = site.visitor();
    const { body: user } = await browser.login({ email: OWN, password: GOOD });
    const change = { currentPassword: GOOD, newPassword, userId: user.user_id };
    const { status, body } = await browser.changePassword(change, await browser.token());
    expect([status, ...errorOf(body, 'newPassword')]).toEqual([400, 'validation_failed', code]);
    expect(await site.signsIn({ email: OWN, password: GOOD })).toBe(true);
  });

  it("are rejected with an email's link, which stays valid", async () => {
    const message = await site.mailbox.emailAfter(OWN, async () => {
      expect((await site.visitor().forgotPassword({ email: OWN })).status).toBe(202);
    });
    const token = tokenIn(message, 'https://www.tangkasi.example/auth/reset-password');
    for (const [, newPassword, code] of REJECTED) {
      const { status, body } = await site.visitor().resetPassword({ token, newPassword });
      expect([status, ...errorOf(body, 'newPassword')]).toEqual([400, 'validation_failed', code]);
    }
    expect((await site.visitor().resetPassword({ token, newPassword: 'a calmer evening' })).status).toBe(200);
    expect(await site.signsIn({ email: OWN, password: 'a calmer evening' })).toBe(true);
    expect((await site.visitor().resetPassword({ token: 'no token of ours', newPassword: 'iloveyou1' })).body.code).toBe(
      'invalid_or_expired_token',
    );
  });

  it.each(REJECTED)('are rejected by the command: %s', async (_, password) => {
    const stderr = new PassThrough();
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
    const args = ['reset-password', '--email', OWN, '--password-stdin'];
    const code = await runAccountsCli(args, { env: site.auth.stack.env('auth'), stdin: Readable.from([`${password}\n`]), stdout, stderr });
    stderr.end();
    expect([code, await text(stderr)]).toEqual([1, expect.stringMatching(/^--password-stdin: .*password.*\.\n$/)]);
    expect(await site.signsIn({ email: OWN, password })).toBe(false);
  });

  it('can be looked up by the first digits of a digest, which reveal nothing of an account', async () => {
    const { status, body, headers } = await site.visitor().commonPasswords('75e');
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    for (const rest of body.data) expect(rest).toMatch(/^[\da-f]{9}$/);
    expect(headers.get('cache-control')).toContain('public');
    for (const prefix of ['75', '75E', 'xyz']) expect((await site.visitor().commonPasswords(prefix)).status).toBe(404);
  });
});
