import type { Accounts } from '../accounts/accounts.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { SignInService } from './sign-in.service.ts';

const USER: UserDocument = {
  _id: 'u-1',
  fullname: 'Ana Wenas',
  name: 'Ana Wenas',
  email: 'ana@example.com',
  passwordHash: 'hash of the old password',
  role: 'customer',
  status: 'active',
  language: 'EN',
  createdAt: new Date('2030-01-01T00:00:00Z'),
  version: 1,
};

/** Opens a session while the database has `stored`; returns the cookie values that remain valid. */
async function openWhile(stored: UserDocument | null): Promise<{ alive: Set<string>; opened: Promise<string> }> {
  const alive = new Set(['previous']);
  const sessions: Pick<SessionsService, 'open' | 'endBySecret'> = {
    open: async () => {
      alive.add('new');
      return 'new';
    },
    endBySecret: async (secret) => alive.delete(String(secret)),
  };
  const accounts: Pick<Accounts, 'findById'> = { findById: async () => stored };
  const unused = undefined as never;
  const signIn = new SignInService(accounts as Accounts, sessions as SessionsService, unused, unused);
  const opened = signIn.open(USER, false, 'previous');
  await opened.catch(() => undefined);
  return { alive, opened };
}

describe('opening a session', () => {
  it('replaces the previous session', async () => {
    const { alive, opened } = await openWhile(USER);
    await expect(opened).resolves.toBe('new');
    expect([...alive]).toEqual(['new']);
  });

  it.each([
    ['the password was reset', { ...USER, passwordHash: 'hash of the new password', sessionEpoch: 1 }],
    ['the account was disabled', { ...USER, status: 'disabled' as const }],
    ['the account went away', null],
  ])('takes it back when %s meanwhile', async (_, stored) => {
    const { alive, opened } = await openWhile(stored);
    await expect(opened).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(alive).not.toContain('new');
  });
});
