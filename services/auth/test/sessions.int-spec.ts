import { ListPublicKeys, ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { InternalTokenVerifier } from '@reefdesk/service-kit/access/internal-token';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { createSessionSecret, sessionIdOf } from '../src/sessions/session-secret.ts';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

describe('sessions', () => {
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());

  async function signedIn(): Promise<{ browser: Browser; id: string; token: string }> {
    const browser = auth.browser();
    await browser.login(ADMIN);
    return { browser, id: sessionIdOf(browser.cookie) as string, token: (await browser.token()) as string };
  }

  const change = (id: string, fields: Record<string, Date>) =>
    auth.database.collection<{ _id: string }>('sessions').updateOne({ _id: id }, { $set: fields });
  const stored = (id: string) =>
    auth.database.collection<{ _id: string; lastSeenAt: Date; expiresAt: Date }>('sessions').findOne({ _id: id });

  it('are resolved over NATS to a token that any service verifies with the published keys (ROLE-01)', async () => {
    const { browser, id } = await signedIn();
    const { session } = await auth.gateway.ask(ResolveSession, { cookie: browser.cookie });
    expect(session).toMatchObject({ tokenLifeSeconds: 60, user: { email: ADMIN.email, role: 'admin' } });
    const actor = await new InternalTokenVerifier({ list: async () => (await auth.gateway.ask(ListPublicKeys, {})).keys }).verify(
      session?.token ?? '',
    );
    expect(actor).toEqual({ userId: session?.user.user_id, role: 'admin', position: 'owner', sessionId: id });
  });

  it('expose no private key', async () => {
    const { keys } = await auth.gateway.ask(ListPublicKeys, {});
    expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', kid: expect.any(String), x: expect.any(String) }]);
  });

  it.each([
    ['a cookie never handed out', createSessionSecret()],
    ['nothing', undefined],
    ['an operator', { $ne: '' }],
    ['a list', ['x']],
  ])('resolve to null for %s', async (_, cookie) => {
    expect(await auth.gateway.ask(ResolveSession, { cookie: cookie as string })).toEqual({ session: null });
  });

  it('identify the signed-in user (API-07, ENT-01)', async () => {
    const { browser, token } = await signedIn();
    const { status, body, headers } = await browser.me(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body).sort()).toEqual([
      'created_at',
      'email',
      'email_verified',
      'fullname',
      'language',
      'name',
      'position',
      'role',
      'status',
      'user_id',
      'version',
    ]);
    const head = await browser.me(token, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('are required: a cookie alone or a forged token is rejected (API-07, ERR-01)', async () => {
    const { browser, token } = await signedIn();
    const [header, payload] = token.split('.');
    const forged = [header, payload, Buffer.alloc(64).toString('base64url')].join('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const given of [undefined, 'nonsense', forged, unsigned]) {
      const { status, body } = await browser.me(given);
      expect(status).toBe(401);
      expect(body).toMatchObject({
        success: false,
        status: 'error',
        code: 'unauthenticated',
        msg: 'Please sign in',
        message: 'Please sign in',
      });
    }
  });

  it('end at once with logout, even if the token is still valid (API-09)', async () => {
    const { browser, id, token } = await signedIn();
    const cookie = browser.cookie;
    const { status, body, headers } = await browser.logout();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', success: true, message: expect.any(String) });
    expect(headers.getSetCookie()).toEqual([
      'reefdesk_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'reefdesk_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(await auth.gateway.ask(ResolveSession, { cookie })).toEqual({ session: null });
    expect((await browser.me(token)).status).toBe(401);
    await eventually(() => expect(auth.endings).toContainEqual({ userId: expect.any(String), sessionId: id }));
  });

  it('end by the token if there is no cookie (API-09)', async () => {
    const { token, browser } = await signedIn();
    expect((await auth.browser().logout(token)).status).toBe(200);
    expect(await browser.token()).toBeUndefined();
  });

  it('return an error on logout if they do not exist, and the cookie is removed anyway', async () => {
    const { browser } = await signedIn();
    await browser.logout();
    for (const visitor of [auth.browser(), browser]) {
      const { status, body, headers } = await visitor.logout();
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
      expect(headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0'), expect.stringContaining('Max-Age=0')]);
    }
  });

  it('without an epoch stay valid', async () => {
    const { browser, id } = await signedIn();
    await auth.database.collection<{ _id: string }>('sessions').updateOne({ _id: id }, { $unset: { epoch: '' } });
    expect(await browser.token()).toBeDefined();
  });

  it('of other browsers stay valid', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await one.browser.logout();
    expect((await other.browser.me(other.token)).status).toBe(200);
  });

  it('expire even before the database removes them', async () => {
    const { browser, id, token } = await signedIn();
    await change(id, { expiresAt: new Date(Date.now() - 1) });
    expect(await browser.token()).toBeUndefined();
    expect((await browser.me(token)).status).toBe(401);
  });

  it('get tokens that expire with them', async () => {
    const { browser, id } = await signedIn();
    const life = async () => (await auth.gateway.ask(ResolveSession, { cookie: browser.cookie })).session?.tokenLifeSeconds;
    const clock = new HeldClock();
    await change(id, { expiresAt: new Date(Date.now() + 10_000) });
    expect(await life()).toBe(10);
    clock.release();
  });

  it('are marked as seen once a minute, which extends them', async () => {
    const { browser, id } = await signedIn();
    const before = await stored(id);
    await browser.token();
    expect(await stored(id)).toEqual(before);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await change(id, { lastSeenAt: anHourAgo, createdAt: anHourAgo, expiresAt: new Date(Date.now() + 60_000) });
    const requestedAt = Date.now();
    await browser.token();
    const after = await stored(id);
    expect(Number(after?.lastSeenAt)).toBeGreaterThanOrEqual(requestedAt);
    expect(Number(after?.expiresAt) - Number(after?.lastSeenAt)).toBe(12 * 3_600_000);
  });

  it('are invalid once the account is disabled', async () => {
    const { browser, token } = await signedIn();
    const users = auth.database.collection('users');
    await users.updateOne({ email: ADMIN.email }, { $set: { status: 'disabled' } });
    expect(await browser.token()).toBeUndefined();
    expect((await browser.me(token)).status).toBe(401);
    await users.updateOne({ email: ADMIN.email }, { $set: { status: 'active' } });
  });
});
