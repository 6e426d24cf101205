import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

const NEW = 'salt water 8';
const LINK = /https:\/\/www\.tangkasi\.example\/auth\/reset-password#([\w-]{43})/g;

describe('the first admin', () => {
  let auth: AuthUnderTest;

  beforeEach(async () => {
    auth = await AuthUnderTest.start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  afterEach(() => auth?.stop());

  const admins = () => auth.database.collection('users').find({ role: 'admin' }).toArray();

  it('does not exist unless the environment names one', async () => {
    expect(await auth.database.collection('users').countDocuments()).toBe(0);
  });

  it('is created once even if several replicas start at the same time', async () => {
    await Promise.all([auth.startReplica(), auth.startReplica(), auth.startReplica()]);
    expect(await admins()).toEqual([expect.objectContaining({ email: ADMIN.email, role: 'admin', status: 'active', version: 1 })]);
    expect((await auth.browser().login(ADMIN)).status).toBe(200);
  });

  it('is not overwritten, and no other is added, when the variables change', async () => {
    await auth.startReplica();
    const [made] = await admins();
    await auth.startReplica({ ADMIN_PASSWORD: 'quite another one' });
    await auth.startReplica({ ADMIN_EMAIL: 'second@reefdesk.example' });
    expect(await admins()).toEqual([made]);
  });

  describe('without ADMIN_PASSWORD', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    let clock: HeldClock | undefined;

    beforeEach(() => {
      warn.mockClear();
    });

    afterEach(() => {
      clock?.release();
    });

    const start = () => auth.startReplica({ ADMIN_PASSWORD: '', PUBLIC_ORIGINS: 'https://www.tangkasi.example' });
    const tokens = () => [...JSON.stringify(warn.mock.calls).matchAll(LINK)].map(([, token]) => token);
    const signIn = async (password: string) => (await auth.browser().login({ email: ADMIN.email, password })).status;
    const reset = async (token: string | undefined) => {
      const { status, body } = await auth.browser().resetPassword({ token, newPassword: NEW });
      return [status, body.code];
    };

    it('cannot sign in until a password is set by the link in the log, which works once', async () => {
      await start();
      const [token] = tokens();
      for (const shown of [token ?? '', `https://www.tangkasi.example/auth/reset-password#${token}`, NEW, ADMIN.password]) {
        expect(await signIn(shown)).toBe(401);
      }
      expect(await reset(token)).toEqual([200, undefined]);
      const { status, body } = await auth.browser().login({ email: ADMIN.email, password: NEW });
      expect([status, body]).toEqual([200, expect.objectContaining({ role: 'admin', position: 'owner', email_verified: false })]);
      expect(await reset(token)).toEqual([400, 'invalid_or_expired_token']);
      await start();
      expect(tokens()).toEqual([token]);
    });

    it('gets a new link at each start, for half an hour, until there is a password', async () => {
      clock = new HeldClock();
      await start();
      await start();
      const [first, second] = tokens();
      expect(await reset(first)).toEqual([400, 'invalid_or_expired_token']);
      clock.pass(30 * 60_000);
      expect(await reset(second)).toEqual([400, 'invalid_or_expired_token']);
      await start();
      expect(await admins()).toHaveLength(1);
      expect(await reset(tokens()[2])).toEqual([200, undefined]);
      expect(await signIn(NEW)).toBe(200);
    });

    it('gets no new link while another owner can sign in', async () => {
      await start();
      await auth.addStaff({ email: 'editor@reefdesk.example', password: NEW, position: 'editor' });
      await start();
      expect(tokens()).toHaveLength(2);
      const ownerId = await auth.addStaff({ email: 'owner@reefdesk.example', password: NEW });
      await start();
      expect(tokens()).toHaveLength(2);
      await auth.database.collection<{ _id: string }>('users').updateOne({ _id: ownerId }, { $set: { status: 'disabled' } });
      await start();
      expect(tokens()).toHaveLength(3);
    });
  });

  it('is not created from a customer with the address', async () => {
    await auth.startReplica();
    await auth.database.collection('users').updateOne({ email: ADMIN.email }, { $set: { role: 'customer' } });
    await auth.startReplica();
    expect(await admins()).toEqual([]);
  });
});
