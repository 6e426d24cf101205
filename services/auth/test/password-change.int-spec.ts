import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import { ResolveSession, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { sessionIdOf } from '../src/sessions/session-secret.ts';
import { AuthUnderTest, type Browser } from './auth-under-test.ts';

const OLD = 'the old password';
const NEW = 'a newer password';

describe("changing one's own password", () => {
  let auth: AuthUnderTest;
  let clock: HeldClock | undefined;
  let people = 0;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  afterAll(() => auth?.stop());
  afterEach(() => clock?.release());

  async function person(): Promise<{ browser: Browser; email: string; userId: string; token: string }> {
    const email = `person-${++people}@reefdesk.example`;
    const browser = auth.browser(`192.0.2.${people}`);
    const userId = await auth.addCustomer({ email, password: OLD });
    await browser.login({ email, password: OLD });
    return { browser, email, userId, token: (await browser.token()) as string };
  }

  const signedInAs = async (email: string, password = OLD, remember = false) => {
    const browser = auth.browser('203.0.113.50');
    expect((await browser.login({ email, password, remember })).status).toBe(200);
    return { browser, token: (await browser.token()) as string };
  };
  const sessionsOf = (userId: string) => auth.database.collection('sessions').find({ userId }).toArray();
  const isKnown = async (cookie: string) => (await auth.gateway.ask(ResolveSession, { cookie })).session !== null;

  it('returns the message of the dialog, and only the new password signs in from then on (API-22, MSG-10)', async () => {
    const { browser, email, userId, token } = await person();
    const { status, body, headers } = await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', success: true, message: 'Password changed successfully', data: null });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await auth.browser().login({ email, password: OLD })).status).toBe(401);
    expect((await auth.browser().login({ email, password: NEW })).status).toBe(200);
  });

  it('ends every other session at once, notifies the gateways, and continues under a new cookie (API-22)', async () => {
    const { browser, email, userId, token } = await person();
    const others = [await signedInAs(email), await signedInAs(email, OLD, true)];
    const before = browser.cookie;
    await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token);
    expect(browser.cookie).not.toBe(before);
    expect(browser.cookie).toHaveLength(43);
    expect((await browser.me(await browser.token())).body.user_id).toBe(userId);
    for (const { browser: other, token: otherToken } of others) {
      expect(await isKnown(other.cookie)).toBe(false);
      expect((await other.me(otherToken)).status).toBe(401);
    }
    // The old cookie value of this browser is invalid too.
    expect(await isKnown(before)).toBe(false);
    expect((await browser.me(token)).status).toBe(401);
    expect(await sessionsOf(userId)).toHaveLength(1);
    await eventually(() => expect(auth.endings).toContainEqual({ userId, exceptSessionId: sessionIdOf(browser.cookie) }));
  });

  it.each([
    [false, /^reefdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/],
    [true, /^reefdesk_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('keeps the session remembered or not, as it was (remembered: %s)', async (remember, cookie) => {
    const { email, userId } = await person();
    const { browser, token } = await signedInAs(email, OLD, remember);
    const { headers } = await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token);
    expect(headers.getSetCookie()[0]).toMatch(cookie);
    expect(await sessionsOf(userId)).toMatchObject([{ remembered: remember }]);
  });

  it('ends the other sessions even if the process ended before it removed them', async () => {
    const { browser, email, userId, token } = await person();
    const other = await signedInAs(email);
    const left = await sessionsOf(userId);
    await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token);
    const currentCookie = browser.cookie;
    await auth.database.collection('sessions').insertMany(left);
    expect(await isKnown(other.browser.cookie)).toBe(false);
    expect((await other.browser.me(other.token)).status).toBe(401);
    expect(await isKnown(currentCookie)).toBe(true);
  });

  it('rejects a wrong current password with the specified message, and changes nothing (API-22, ERR-46)', async () => {
    const { browser, email, userId, token } = await person();
    const cookie = browser.cookie;
    const { status, body, headers } = await browser.changePassword({ currentPassword: 'not it', newPassword: NEW, userId }, token);
    expect(status).toBe(400);
    expect({ ...body, requestId: '' }).toEqual({
      status: 'error',
      success: false,
      message: 'Current password is incorrect',
      msg: 'Current password is incorrect',
      code: 'current_password_incorrect',
      requestId: '',
      fields: { currentPassword: [{ code: 'current_password_incorrect', params: {}, text: 'Current password is incorrect' }] },
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isKnown(cookie)).toBe(true);
    expect((await auth.browser().login({ email, password: OLD })).status).toBe(200);
  });

  it("rejects another user's id before any password check (API-22, OR-40)", async () => {
    const [me, other] = [await person(), await person()];
    for (const userId of [other.userId, 'nobody', me.userId.toUpperCase()]) {
      const { status, body } = await me.browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, me.token);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect((await auth.browser().login({ email: other.email, password: OLD })).status).toBe(200);
    expect((await auth.browser().login({ email: me.email, password: OLD })).status).toBe(200);
  });

  it('requires an active session in addition to the token', async () => {
    const { browser, userId, token } = await person();
    const change = { currentPassword: OLD, newPassword: NEW, userId };
    expect((await browser.changePassword(change, undefined)).status).toBe(401);
    expect((await browser.changePassword(change, 'forged')).status).toBe(401);
    await browser.logout();
    expect((await browser.changePassword(change, token)).status).toBe(401);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', { currentPassword: undefined, newPassword: undefined, userId: undefined }, ['currentPassword', 'newPassword', 'userId']],
    ['empty texts', { currentPassword: '', newPassword: '', userId: '' }, ['currentPassword', 'newPassword', 'userId']],
    ['nulls', { currentPassword: null, newPassword: null, userId: null }, ['currentPassword', 'newPassword', 'userId']],
    ['lists', { currentPassword: [OLD], newPassword: [NEW], userId: ['x'] }, ['currentPassword', 'newPassword', 'userId']],
    [
      'operators',
      { currentPassword: { $gt: '' }, newPassword: { $gt: '' }, userId: { $ne: '' } },
      ['currentPassword', 'newPassword', 'userId'],
    ],
    ['a new password of 7 characters', { newPassword: '1234567' }, ['newPassword']],
    ['a new password of 129 characters', { newPassword: 'x'.repeat(129) }, ['newPassword']],
    ['a new password of blanks', { newPassword: ' '.repeat(8) }, ['newPassword']],
    ['half a character', { newPassword: '12345678\ud800' }, ['newPassword']],
    ['ten kilobytes of current password', { currentPassword: 'x'.repeat(10_240) }, ['currentPassword']],
  ])('refuses %s with the fields named (VAL-40, VAL-42, CONST-39)', async (_, given, fields) => {
    const { browser, userId, token } = await person();
    const { status, body } = await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId, ...given }, token);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields as object).sort()).toEqual([...fields].sort());
  });

  it('returns field errors for passwords that are too short', async () => {
    const { browser, userId, token } = await person();
    const { body } = await browser.changePassword({ currentPassword: OLD, newPassword: 'short', userId }, token);
    expect(fieldErrorTexts(body.fields as FieldErrors)).toEqual({ newPassword: 'New password must have at least 8 characters' });
  });

  it('accepts one of two parallel changes', async () => {
    const { browser, email, userId, token } = await person();
    const wanted = ['first new one', 'second new one'];
    const answers = await Promise.all(
      wanted.map((newPassword) => browser.changePassword({ currentPassword: OLD, newPassword, userId }, token)),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect((await auth.browser().login({ email, password: wanted[won] })).status).toBe(200);
    expect(await sessionsOf(userId)).toHaveLength(2);
  });

  it("blocks a session after five wrong passwords, but not the user's other sessions", async () => {
    clock = new HeldClock();
    const { browser: thief, email, userId, token } = await person();
    const owner = await signedInAs(email);
    const guess = (currentPassword: string) => thief.changePassword({ currentPassword, newPassword: NEW, userId }, token);
    for (let count = 0; count < 5; count += 1) expect((await guess(`guess ${count}`)).status).toBe(400);
    const { status, body, headers } = await guess(OLD);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(25);
    expect((await auth.browser('192.0.2.250').login({ email, password: OLD })).status).toBe(200);
    const changed = await owner.browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, owner.token);
    expect(changed.status).toBe(200);
    expect(await isKnown(thief.cookie)).toBe(false);
  });

  it('allows five of many parallel guesses', async () => {
    const { browser, userId, token } = await person();
    const guesses = Array.from({ length: 12 }, (_, n) =>
      browser.changePassword({ currentPassword: `guess ${n}`, newPassword: NEW, userId }, token),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('ends the session of a parallel sign-in with the old password', async () => {
    const { browser, email, userId, token } = await person();
    const racing = auth.browser('203.0.113.77');
    const [login] = await Promise.all([
      racing.login({ email, password: OLD }),
      browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token),
    ]);
    const cookie = racing.cookie;
    // No session of the old password remains, in either order.
    if (login.status === 200) expect(await isKnown(cookie)).toBe(false);
    else expect(login.status).toBe(401);
  });

  it('ends sessions through NATS events that contain no secret', async () => {
    const heard = await auth.gateway.listen(SessionsEnded);
    const { browser, userId, token } = await person();
    await browser.changePassword({ currentPassword: OLD, newPassword: NEW, userId }, token);
    await eventually(() => expect(heard).toContainEqual({ userId, exceptSessionId: expect.any(String) }));
    expect(JSON.stringify(heard)).not.toContain(browser.cookie);
  });
});
