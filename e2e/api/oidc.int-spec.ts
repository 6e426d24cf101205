import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenDatabase } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { IdentityProvider } from '@reefdesk/test-kit/identity-provider';
import { appCode } from '../support/app-code.ts';
import { BACK, ProviderSite } from './support/provider-site.ts';
import { SITE, type WholeSystem } from './support/whole-system.ts';

const ADMIN = 'admin@reefdesk.example';

describe('sign-in by a provider, through the gateway (PPL-03)', () => {
  let site: ProviderSite;
  let provider: IdentityProvider;
  let system: WholeSystem;
  let opened: OpenDatabase;

  beforeAll(async () => {
    site = await ProviderSite.start();
    ({ provider, system, opened } = site);
  });
  afterAll(() => site?.stop());

  it('reports an unreachable provider on the sign-in page and recovers as soon as it is back', async () => {
    await provider.stop();
    expect(await site.visitor().start('for=sign-in&lang=cn')).toMatchObject({ status: 302, to: '/auth/sign-in?lang=cn#oidc=unavailable' });
    await provider.back();
    expect((await site.visitor().start()).to).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
    expect((await site.visitor().get<string>('/auth/sign-in')).body).toContain('"signInProvider":"Reef ID"');
  });

  it('creates an account for a verified address, with code, PKCE, state and nonce, and finds it again by its subject', async () => {
    const subject = site.atProvider({ email: 'Maya@Reef.example', email_verified: true, name: ' Maya Tumewu ' });
    const browser = site.visitor();
    const begun = await browser.start('for=sign-in&lang=id');
    const params = Object.fromEntries(new URL(begun.to).searchParams);
    expect(params).toMatchObject({
      response_type: 'code',
      redirect_uri: `${SITE}/api/oidc/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.cookies).toEqual([expect.stringMatching(/^reefdesk_oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)]);
    const { status, to, cookies } = await browser.arrive(await browser.choose(begun.to, subject));
    expect([status, to]).toEqual([302, '/customer/travel']);
    expect(cookies).toContainEqual(expect.stringMatching(/^reefdesk_oidc=; Max-Age=0;/));
    expect(cookies).toContainEqual(expect.stringMatching(/^reefdesk_session=[\w-]{43};.* HttpOnly/));
    const user = await browser.whoami();
    expect(user).toMatchObject({ email: 'maya@reef.example', fullname: 'Maya Tumewu', role: 'customer', email_verified: true });
    site.people[subject] = { email: 'married@reef.example', email_verified: false };
    const again = site.visitor();
    await again.goAs(subject);
    expect(await again.whoami()).toEqual(user);
    expect(JSON.stringify(await opened.database.collection('oidc_flows').find().toArray())).not.toContain(String(params.state));
  });

  it('links an existing account with a verified address; an unverified one loses its password and sessions', async () => {
    const [mine, unverified] = await Promise.all([site.customer('verified@reef.example'), site.customer('unverified@reef.example', false)]);
    const [before, squatter] = [site.visitor(), site.visitor()];
    await Promise.all([before.login('verified@reef.example', system.password), squatter.login('unverified@reef.example', system.password)]);
    const [browser, other] = [site.visitor(), site.visitor()];
    const arrived = await Promise.all([browser.goAs(mine), other.goAs(unverified)]);
    expect(arrived.map(({ to }) => to)).toEqual(['/customer/travel', '/customer/travel']);
    expect((await browser.whoami())?.user_id).toBe((await before.whoami())?.user_id);
    expect(await other.whoami()).toMatchObject({ email: 'unverified@reef.example', email_verified: true });
    await eventually(async () => expect(await squatter.whoami()).toBeUndefined());
    await site.visitor().login('verified@reef.example', system.password);
    await expect(site.visitor().login('unverified@reef.example', system.password)).rejects.toThrow('401');
  });

  it('rejects an address that is unverified, of staff, disabled or linked otherwise, and a cancelled sign-in', async () => {
    const [linked] = await Promise.all([site.customer('linked@reef.example'), site.customer('disabled@reef.example')]);
    await site.users().updateOne({ email: 'disabled@reef.example' }, { $set: { status: 'disabled' } });
    await site.visitor().goAs(linked);
    const rejections = {
      unverified: site.atProvider({ email: 'somebody@reef.example', email_verified: false }),
      staff: site.atProvider({ email: ADMIN.toUpperCase(), email_verified: true }),
      disabled: site.atProvider({ email: 'disabled@reef.example', email_verified: true }),
      taken: site.atProvider({ email: 'linked@reef.example', email_verified: true }),
      cancelled: 'cancel',
    };
    const seen = await site.users().find().toArray();
    await Promise.all(
      Object.entries(rejections).map(async ([outcome, subject]) => {
        const browser = site.visitor();
        expect([(await browser.goAs(subject)).to, await browser.whoami()]).toEqual([BACK + outcome, undefined]);
      }),
    );
    const noAddress = site.visitor();
    expect((await noAddress.goAs(site.atProvider({ name: 'Nobody' }), 'lang=id')).to).toBe('/auth/sign-in?lang=id#oidc=unverified');
    expect(await site.users().find().toArray()).toEqual(seen);
    // The outbox first: an entry that auth collects between the two reads is then in one of them.
    const waiting = await opened.database.collection('audit_outbox').countDocuments({ action: 'sign_in_failed' });
    const collected = await opened.database.collection('audit_entries').countDocuments({ action: 'sign_in_failed' });
    expect(waiting + collected).toBeGreaterThanOrEqual(3);
  });

  it('accepts one of ten concurrent callbacks, and none later or in another browser', async () => {
    const subject = site.atProvider({ email: 'ten@reef.example', email_verified: true });
    const browser = site.visitor();
    const callback = await browser.choose((await browser.start()).to, subject);
    const stranger = site.visitor();
    expect((await stranger.arrive(callback)).to).toBe('/auth/sign-in#oidc=expired');
    await stranger.start();
    expect((await stranger.arrive(callback)).to).toBe('/auth/sign-in#oidc=expired');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const requests = Array.from({ length: 10 }, () => site.visitor().get(callback, { headers: { cookie } }));
    const places = (await Promise.all(requests)).map(({ headers }) => headers.get('location')).sort();
    expect(places).toEqual([...Array.from({ length: 9 }, () => '/auth/sign-in#oidc=expired'), '/customer/travel']);
    expect((await site.visitor().get(callback, { headers: { cookie } })).headers.get('location')).toBe('/auth/sign-in#oidc=expired');
  });

  it('rejects expired, altered and forged callbacks', async () => {
    const subject = site.atProvider({ email: 'forged@reef.example', email_verified: true });
    const flows = () => opened.database.collection('oidc_flows');
    const meddle = async (change: object, alter = (callback: string) => callback) => {
      const browser = site.visitor();
      await flows().deleteMany({});
      const callback = await browser.choose((await browser.start()).to, subject);
      if (Object.keys(change).length > 0) await flows().updateMany({}, { $set: change });
      const { to } = await browser.arrive(alter(callback));
      expect(await browser.whoami()).toBeUndefined();
      return to;
    };
    expect(await meddle({ expiresAt: new Date(Date.now() - 1) })).toBe('/auth/sign-in#oidc=expired');
    expect(await meddle({ nonce: 'of another one' })).toBe(`${BACK}failed`);
    expect(await meddle({ verifier: 'v'.repeat(43) })).toBe(`${BACK}failed`);
    expect(await meddle({}, (callback) => callback.replace(/code=[^&]+/, 'code=guessed'))).toBe(`${BACK}failed`);
    expect(await meddle({}, (callback) => callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))).toBe(`${BACK}failed`);
    expect(await meddle({}, (callback) => callback.replace(/state=[^&]+/, 'state=guessed'))).toBe('/auth/sign-in#oidc=expired');
    expect(await site.users().findOne({ email: 'forged@reef.example' })).toBeNull();
    const indexes = await flows().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('redirects only to the provider and to pages of this site, whatever the query says', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    for (const query of [
      `lang=${evil}`,
      `for=${evil}&to=${evil}`,
      `redirect_uri=${evil}&return=//evil.example`,
      'lang=//evil.example',
      'for[]=link',
    ]) {
      const begun = await site.visitor().start(query, { 'x-forwarded-host': 'evil.example' });
      const { origin, searchParams } = new URL(begun.to, SITE);
      expect([origin, searchParams.get('redirect_uri')]).toEqual([provider.issuer, `${SITE}/api/oidc/callback`]);
    }
    for (const query of ['', `state=${evil}`, `error=access_denied&error_uri=${evil}`, `redirect=${evil}&state[]=a`]) {
      expect(await site.visitor().arrive(`/api/oidc/callback?${query}`)).toMatchObject({ status: 302, to: '/auth/sign-in#oidc=expired' });
    }
    for (const purpose of ['sign-in', 'link']) {
      const led = await site.visitor().start(`for=${purpose}&lang=en`, { 'sec-fetch-site': 'cross-site' });
      expect([led.to, led.cookies]).toEqual(['/auth/sign-in?lang=en', []]);
    }
  });

  it('requires the second step of an account before it starts a session', async () => {
    const subject = await site.customer('two-step@reef.example');
    const first = site.visitor();
    await first.goAs(subject);
    const { body: setup } = await first.post<{ data: { secret: string } }>('/api/two-step/setup', { password: system.password });
    const { body: codes } = await first.post<{ data: { recovery_codes: string[] } }>('/api/two-step/enable', {
      code: appCode(setup.data.secret),
    });
    const browser = site.visitor();
    const { to } = await browser.goAs(subject);
    expect(to).toMatch(/^\/auth\/sign-in\?lang=en#second-step=[\w-]{43}$/);
    expect(await browser.whoami()).toBeUndefined();
    const step = { challenge: to.split('second-step=')[1], code: codes.data.recovery_codes[0] };
    expect((await browser.post('/api/login/second-step', step)).status).toBe(200);
    expect(await browser.whoami()).toMatchObject({ email: 'two-step@reef.example' });
  });

  it('is throttled when one network starts more than 100 sign-ins', async () => {
    const places = new Set<string>();
    for (let n = 0; n < 110; n += 10) {
      const begun = await Promise.all(Array.from({ length: 10 }, () => site.visitor().start()));
      for (const { to } of begun) places.add(to.split('?')[0] === '/auth/sign-in' ? to : 'provider');
    }
    expect([...places]).toEqual(['provider', `${BACK}throttled`]);
  });
});
