import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { ADMIN, RealAuth } from './support/real-auth.ts';

const PASSWORD = 'the old password';
const NEW_PASSWORD = 'a newer password';
/** Time for which a gateway caches a session if no event about it arrives. */
const REMEMBERED_MS = 5_000;

describe('sessions, with the real auth service behind two gateways', () => {
  let auth: RealAuth;
  let people = 0;
  /** Clock of both gateways: while it is stopped, no session expires from the cache. */
  let clock: HeldClock;

  beforeAll(async () => {
    clock = new HeldClock();
    auth = await RealAuth.start();
  });

  afterAll(async () => {
    await auth?.stop();
    clock?.release();
  });

  const account = () => ({ fullname: 'Ana Wenas', email: `person-${++people}@reefdesk.example`, password: PASSWORD });

  async function person() {
    const given = account();
    const browser = new HttpClient(auth.proxied.url);
    const headers = { 'x-forwarded-for': `192.0.2.${people}` };
    const { status, body } = await browser.post<{ user_id: string }>('/api/register', given, { headers });
    expect(status).toBe(201);
    expect(await knownAt(browser)).toEqual([true, true]);
    return { browser, email: given.email, userId: body.user_id };
  }

  /** Returns for each gateway if it sends a token to services. Does not use `/api/me`, for which auth would query its database again. */
  async function knownAt({ cookies }: Pick<HttpClient, 'cookies'>): Promise<boolean[]> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = [auth.open, auth.proxied].map(async (gateway) => {
      await gateway.ask('/api/get-travels-with-stats', { headers: { cookie } });
      return gateway.services.catalog.received.at(-1)?.headers.authorization !== undefined;
    });
    return Promise.all(asked);
  }

  const copyOf = ({ cookies }: HttpClient) => ({ cookies: new Map(cookies) });

  it('begin with a registration, whose cookies arrive as auth set them (API-07, ROLE-01)', async () => {
    const browser = auth.browser();
    const { status, body, headers } = await browser.post<{ role: string }>('/api/register', account());
    expect([status, body.role]).toEqual([201, 'customer']);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      'reefdesk_signed_in=1; Path=/; SameSite=Lax',
      expect.stringMatching(/^reefdesk_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await browser.get('/api/me')).body).toEqual(body);
  });

  it('end in every gateway when the password changes, except the session that changed it (API-22)', async () => {
    const { browser, email, userId } = await person();
    const other = auth.browser();
    await other.login(email, PASSWORD);
    expect(await knownAt(other)).toEqual([true, true]);
    const before = copyOf(browser);
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, userId };
    const { status, body } = await browser.post('/api/change-password', change);
    expect([status, body]).toEqual([200, { status: 'success', success: true, message: 'Password changed successfully', data: null }]);
    expect(await knownAt(browser)).toEqual([true, true]);
    await eventually(async () => {
      expect(await knownAt(other)).toEqual([false, false]);
      expect(await knownAt(before)).toEqual([false, false]);
    });
    expect(await knownAt(browser)).toEqual([true, true]);
  });

  it("cannot change another user's password (API-22, OR-40)", async () => {
    const [me, other] = [await person(), await person()];
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, userId: other.userId };
    expect((await me.browser.post('/api/change-password', change)).status).toBe(403);
    expect((await auth.browser().post('/api/change-password', change)).status).toBe(401);
  });

  it('end in every gateway with logout (API-09)', async () => {
    const { browser } = await person();
    const before = copyOf(browser);
    const { status, headers } = await browser.delete('/api/logout');
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^reefdesk_session=; Max-Age=0/),
      expect.stringMatching(/^reefdesk_signed_in=; Max-Age=0/),
    ]);
    await eventually(async () => expect(await knownAt(before)).toEqual([false, false]));
  });

  it('end in every gateway when the operator disables the account', async () => {
    const { browser, email } = await person();
    await auth.disable(email, { notify: true });
    await eventually(async () => expect(await knownAt(browser)).toEqual([false, false]));
    expect((await auth.from('203.0.113.1')('/api/login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('of a staff account end in every gateway when an owner disables it in the back office (PPL-06)', async () => {
    const email = 'colleague@reefdesk.example';
    const added = await auth.command(['add', '--email', email, '--name', 'Sari Lumowa', '--role', 'admin', '--position', 'editor']);
    const password = /^Password: (\S+)$/m.exec(added)?.[1] ?? '';
    const [owner, colleague] = [auth.browser(), auth.browser()];
    await owner.login(ADMIN.email, ADMIN.password);
    await colleague.login(email, password);
    expect(await knownAt(colleague)).toEqual([true, true]);
    const people = await owner.get<{ data: { user_id: string; email: string }[] }>('/api/users');
    const id = people.body.data.find((one) => one.email === email)?.user_id;
    expect((await owner.patch(`/api/users/${id}`, { disabled: true })).status).toBe(200);
    await eventually(async () => expect(await knownAt(colleague)).toEqual([false, false]));
    expect(await knownAt(owner)).toEqual([true, true]);
    expect((await auth.from('203.0.113.2')('/api/login', { email, password })).status).toBe(401);
  });

  it('end within seconds even if the gateways were not notified', async () => {
    const { browser, email } = await person();
    await auth.disable(email, { notify: false });
    clock.pass(REMEMBERED_MS - 1);
    expect(await knownAt(browser)).toEqual([true, true]);
    clock.pass(2);
    expect(await knownAt(browser)).toEqual([false, false]);
  });

  it('are resolved by auth alone: an impostor with the NATS account of catalog is not asked', async () => {
    const impostor = await NatsPeer.connect(auth.stack, 'catalog');
    let asked = 0;
    impostor.answer(ResolveSession, () => {
      asked += 1;
      return { session: null };
    });
    await impostor.known();
    for (let times = 0; times < 5; times += 1) await person();
    expect(asked).toBe(0);
    await impostor.close();
  });

  describe('on cross-site writes', () => {
    const FOREIGN: [string, Record<string, string>][] = [
      ['a foreign Origin', { origin: 'https://evil.example' }],
      ['Origin: null', { origin: 'null' }],
      ['the own host on another port', { origin: 'http://127.0.0.1:1' }],
      ['a fetch that says it comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ];

    it.each(FOREIGN)('creates no account with %s', async (_, headers) => {
      const given = account();
      const answer = await auth.browser().post<{ code: string }>('/api/register', given, { headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await auth.from('203.0.113.2')('/api/login', given)).status).toBe(401);
    });

    it.each(FOREIGN)('changes no password and ends no session with %s', async (_, headers) => {
      const { browser, email, userId } = await person();
      const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, userId };
      expect((await browser.post('/api/change-password', change, { headers })).status).toBe(403);
      expect((await browser.delete('/api/logout', { headers })).status).toBe(403);
      expect(await knownAt(browser)).toEqual([true, true]);
      expect((await auth.from(`203.0.113.${100 + people}`)('/api/login', { email, password: PASSWORD })).status).toBe(200);
    });

    it('accepts a write without Origin only if there is no session cookie', async () => {
      const { browser, userId } = await person();
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const send = (path: string, body: unknown, headers: Record<string, string>) =>
        fetch(`${auth.open.url}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        });
      const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, userId };
      expect((await send('/api/change-password', change, { cookie })).status).toBe(403);
      expect((await send('/api/register', account(), { cookie })).status).toBe(403);
      expect((await send('/api/register', account(), {})).status).toBe(201);
    });
  });
});
