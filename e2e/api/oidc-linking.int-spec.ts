import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { eventually } from '@reefdesk/test-kit/eventually';
import { tokenIn } from '@reefdesk/test-kit/test-mailbox';
import { BACK, ProviderSite } from './support/provider-site.ts';
import type { ProviderVisitor } from './support/provider-visitor.ts';
import type { WholeSystem } from './support/whole-system.ts';

const ADMIN = 'admin@reefdesk.example';

describe('an account linked with a provider, through the gateway (PPL-03)', () => {
  let site: ProviderSite;
  let system: WholeSystem;

  beforeAll(async () => {
    site = await ProviderSite.start();
    ({ system } = site);
  });
  afterAll(() => site?.stop());

  async function staff(email: string): Promise<{ browser: ProviderVisitor; subject: string }> {
    await system.addPerson(email, ['--role', 'admin', '--position', 'editor']);
    const browser = site.visitor();
    await browser.login(email, system.password);
    return { browser, subject: site.atProvider({ email: `private-${email}`, email_verified: true }) };
  }

  /** Waits for the email with this address and subject whose text contains `part`. */
  const emailTo = async (email: string, subject: RegExp, content = ''): Promise<LetterView> => {
    const owner = site.visitor();
    await owner.login(ADMIN, system.password);
    return eventually(async () => {
      const { body } = await owner.get<{ data: LetterSummaryView[] }>('/api/letters');
      const found = body.data.filter((message) => message.to === email && subject.test(message.subject));
      const whole = found.map(({ letter_id: id }) => owner.get<{ data: LetterView }>(`/api/letters/${id}`));
      const message = (await Promise.all(whole)).map((answer) => answer.body.data).find(({ text }) => text.includes(content));
      expect(message).toBeDefined();
      return message as LetterView;
    });
  };

  const audited = async (action: string, email: string): Promise<AuditEntryView[]> => {
    const owner = site.visitor();
    await owner.login(ADMIN, system.password);
    const { body } = await owner.get<{ data: AuditEntryView[] }>(`/api/audit?limit=100&actor=${encodeURIComponent(email)}`);
    return body.data.filter((entry) => entry.action === action);
  };

  it('is linked by staff on their account page, only in the session that started it, and is audited', async () => {
    const email = 'editor@reefdesk.example';
    const { browser, subject } = await staff(email);
    expect((await site.visitor().start('for=link&lang=en')).to).toBe(`${BACK}expired`);
    const begun = await browser.start('for=link&lang=id');
    const callback = await browser.choose(begun.to, subject);
    const { browser: colleague, subject: theirs } = await staff('colleague@reefdesk.example');
    expect((await browser.arrive(callback)).to).toBe('/admin/account?lang=id#oidc=linked');
    expect((await browser.get('/api/oidc/link')).body).toMatchObject({ data: { linked: true } });
    // An identity belongs to one account, an account has one identity, and a change of session cancels the link.
    expect((await colleague.goAs(subject, 'for=link&lang=en')).to).toBe('/admin/account?lang=en#oidc=taken');
    expect((await browser.goAs(theirs, 'for=link&lang=en')).to).toBe('/admin/account?lang=en#oidc=taken');
    const onTheWay = await colleague.choose((await colleague.start('for=link&lang=en')).to, theirs);
    await colleague.login(ADMIN, system.password);
    expect((await colleague.arrive(onTheWay)).to).toBe(`${BACK}expired`);

    const again = site.visitor();
    expect((await again.goAs(subject)).to).toBe('/admin/travel');
    expect(await again.whoami()).toMatchObject({ email, role: 'admin' });
    expect((await again.delete('/api/oidc/link')).status).toBe(200);
    expect((await site.visitor().goAs(subject)).to).toBe('/customer/travel');
    expect(await browser.whoami()).toMatchObject({ email });
    await eventually(async () => {
      const actions = ['provider_linked', 'provider_unlinked'];
      const found = await Promise.all(actions.map((action) => audited(action, email)));
      expect(found.map((entries) => entries.length)).toEqual([1, 1]);
    });
  });

  it('is reported by email when it is linked, and unlinked by a new password that an emailed link sets', async () => {
    const email = 'warned@reefdesk.example';
    const { browser, subject } = await staff(email);
    await browser.goAs(subject, 'for=link&lang=en');
    await emailTo(email, /^A sign-in provider was linked to your account/);
    expect((await site.visitor().post('/api/forgot-password', { email })).status).toBe(202);
    const token = tokenIn(await emailTo(email, /password/i, '/auth/reset-password#'), '/auth/reset-password');
    const reset = { token, newPassword: 'a calmer evening at sea' };
    expect((await site.visitor().post('/api/reset-password', reset)).status).toBe(200);
    expect((await site.users().findOne({ email }))?.oidcIdentity).toBeUndefined();
    // The identity now has another address, so it counts as a stranger's.
    const stranger = site.visitor();
    await stranger.goAs(subject);
    expect((await stranger.whoami())?.email).not.toBe(email);
  });

  it('can be linked by customers with a verified address, is part of their export, and is removed with the account', async () => {
    const [email, unverified] = ['leaving@reef.example', 'never-shown@reef.example'];
    await site.customer(unverified, false);
    const waiting = site.visitor();
    await waiting.login(unverified, system.password);
    expect((await waiting.start('for=link&lang=en')).to).toBe('/customer/default?lang=en#oidc=unverified');
    await site.customer(email);
    const subject = site.atProvider({ email: 'elsewhere@reef.example', email_verified: true });
    const browser = site.visitor();
    await browser.login(email, system.password);
    expect((await browser.goAs(subject, 'for=link&lang=en')).to).toBe('/customer/default?lang=en#oidc=linked');
    expect((await browser.get('/api/me/export')).body).toMatchObject({ provider_linked: true });
    const before = await site.users().findOne({ email });
    expect((await browser.request('DELETE', '/api/me', { body: { password: system.password } })).status).toBe(200);
    expect(await site.users().findOne({ oidcIdentity: before?.oidcIdentity ?? 'none' })).toBeNull();
    const newVisitor = site.visitor();
    await newVisitor.goAs(subject);
    expect(await newVisitor.whoami()).toMatchObject({ email: 'elsewhere@reef.example' });
  });
});
