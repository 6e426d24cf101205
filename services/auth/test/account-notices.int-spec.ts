import type { LanguageCode } from '@reefdesk/contracts/languages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { generateSync } from 'otplib';
import { ADMIN, type Browser } from './auth-under-test.ts';
import { Registering } from './registering.ts';

const PASSWORD = 'a calm morning';

describe('emails about protected changes of an account', () => {
  let site: Registering;

  beforeAll(async () => {
    site = await Registering.start();
  });
  afterAll(() => site?.stop());

  async function customer(language: LanguageCode = 'EN'): Promise<{ email: string; userId: string; browser: Browser }> {
    const { email } = site.newPerson();
    const userId = await site.auth.addCustomer({ email, password: PASSWORD, language });
    const browser = site.visitor();
    expect((await browser.login({ email, password: PASSWORD })).status).toBe(200);
    return { email, userId, browser };
  }

  const noticed = (email: string, count: number) =>
    eventually(() => {
      const subjects = site.mailbox.noticesTo(email).map(({ subject }) => subject);
      expect(subjects).toHaveLength(count);
      return subjects;
    });

  it.each<[LanguageCode, string, string, string]>([
    [
      'EN',
      'The password of your account at Tangkasi Dive & Tours was changed',
      'Two-step sign-in of your account at Tangkasi Dive & Tours was changed',
      'A recovery code of your account at Tangkasi Dive & Tours was used',
    ],
    [
      'ID',
      'Kata sandi akun Anda di Tangkasi Dive & Tours telah diubah',
      'Masuk dua langkah akun Anda di Tangkasi Dive & Tours telah diubah',
      'Kode pemulihan akun Anda di Tangkasi Dive & Tours telah dipakai',
    ],
    [
      'CN',
      'Tangkasi Dive & Tours：您的账户密码已更改',
      'Tangkasi Dive & Tours：您的两步登录已更改',
      'Tangkasi Dive & Tours：您的一个恢复码已被使用',
    ],
  ])('tell of a new password, the second step on and off, and a used recovery code, in %s', async (...row) => {
    const [language, password, twoStep, recoveryCode] = row;
    const { email, userId, browser } = await customer(language);
    const change = { userId, currentPassword: PASSWORD, newPassword: 'a calmer evening' };
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    expect(await noticed(email, 1)).toEqual([password]);
    const own = { password: 'a calmer evening' };
    const { body } = await browser.ask<{ data: { secret: string } }>('POST', '/api/two-step/setup', { body: own });
    const code = generateSync({ secret: body.data.secret });
    const on = await browser.ask<{ data: { recovery_codes: string[] } }>('POST', '/api/two-step/enable', { body: { code } });
    expect(await noticed(email, 2)).toEqual([password, twoStep]);
    const phone = site.visitor();
    const { challenge } = (await phone.login({ email, ...own })).body;
    const step = { challenge, code: on.body.data.recovery_codes[0] };
    expect((await phone.ask('POST', '/api/login/second-step', { body: step })).status).toBe(200);
    expect(await noticed(email, 3)).toEqual([password, twoStep, recoveryCode]);
    expect(site.mailbox.noticesTo(email).at(-1)?.text).toContain('9');
    expect((await browser.ask('POST', '/api/two-step/disable', { body: own })).status).toBe(200);
    expect(await noticed(email, 4)).toEqual([password, twoStep, recoveryCode, twoStep]);
    for (const { text } of site.mailbox.noticesTo(email)) expect(text).toContain('https://www.tangkasi.example/auth/forgot-password');
  });

  it("report a password set by an email's link, but not the first password of an account", async () => {
    const { email } = await customer();
    const message = await site.mailbox.emailAfter(email, () => site.visitor().forgotPassword({ email }));
    const reset = { token: tokenIn(message, '/auth/reset-password'), newPassword: 'a calmer evening' };
    expect((await site.visitor().resetPassword(reset)).status).toBe(200);
    expect(await noticed(email, 1)).toEqual([expect.stringContaining('was changed')]);
    const person = site.newPerson();
    const link = await site.register(person);
    const token = tokenIn(link, '/auth/verify-email');
    expect((await site.open(token, { newPassword: 'a calmer evening' })).status).toBe(200);
    await site.settled();
    expect(site.mailbox.noticesTo(person.email)).toEqual([]);
  });

  it('are not sent to a registration with an unverified address', async () => {
    const person = site.newPerson();
    const browser = site.visitor();
    const { body } = await browser.register(person);
    const change = { userId: body.user_id, currentPassword: person.password, newPassword: 'a calmer evening' };
    expect((await browser.changePassword(change, await browser.token())).status).toBe(200);
    await site.settled();
    expect(site.mailbox.noticesTo(person.email)).toEqual([]);
  });

  it('report an accepted invitation to the owner, and a removed second step to the colleague', async () => {
    const owner = site.visitor();
    await owner.login(ADMIN);
    const { email } = site.newPerson();
    const message = await site.mailbox.emailAfter(email, () =>
      owner.ask('POST', '/api/users/invitations', { body: { email, position: 'agent', language: 'EN' } }),
    );
    const token = tokenIn(message, '/auth/accept-invitation');
    const acceptance = { token, name: 'Sari Lumowa', password: PASSWORD };
    expect((await site.visitor().ask('POST', '/api/invitations/accept', { body: acceptance })).status).toBe(201);
    expect(await noticed(ADMIN.email, 1)).toEqual(['Your invitation to the team of Tangkasi Dive & Tours was accepted']);
    expect(site.mailbox.noticesTo(ADMIN.email)[0]?.text).toContain(`Sari Lumowa (${email})`);

    const sari = site.visitor();
    const { user_id: id } = (await sari.login({ email, password: PASSWORD })).body;
    const { body } = await sari.ask<{ data: { secret: string } }>('POST', '/api/two-step/setup', { body: { password: PASSWORD } });
    await sari.ask('POST', '/api/two-step/enable', { body: { code: generateSync({ secret: body.data.secret }) } });
    expect((await site.visitor().login({ email, password: PASSWORD })).body.second_step).toBe(true);
    const removed = await owner.ask<{ data: object }>('DELETE', `/api/two-step/${id}`);
    expect([removed.status, removed.body.data]).toEqual([200, expect.objectContaining({ email, two_step: false })]);
    expect((await site.visitor().login({ email, password: PASSWORD })).body.email).toBe(email);
    expect(await noticed(email, 2)).toHaveLength(2);
    expect(site.mailbox.noticesTo(email)[1]?.text).toContain('turned off');
  });
});
