import type { Holder, Holders } from '../accounts/holders.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import type { AttemptsService } from '../attempts/attempts.service.ts';
import type { SignInJournal } from '../audit/sign-in-journal.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { DevicesService } from './devices.service.ts';
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

/** Opens a session for USER while the database by then says `stored`; the cookie values still alive afterwards. */
async function openWhile(stored: UserDocument | null): Promise<{ alive: Set<string>; opened: Promise<string> }> {
  const alive = new Set(['previous']);
  const sessions: Pick<SessionsService, 'open' | 'endBySecret'> = {
    open: async () => {
      alive.add('new');
      return 'new';
    },
    endBySecret: async (secret) => alive.delete(String(secret)),
  };
  const holders: Pick<Holders, 'findById'> = { findById: async () => stored };
  const unused = undefined as never;
  const signIn = new SignInService(holders as Holders, sessions as SessionsService, unused, unused, unused, unused, unused, unused);
  const opened = signIn.open(USER, false, 'previous');
  await opened.catch(() => undefined);
  return { alive, opened };
}

describe('opening a session', () => {
  it('puts it in the place of the previous one', async () => {
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

describe('checking a password', () => {
  const PENDING = { ...USER, _id: 'u-2', passwordHash: 'hash of the registration', isPending: true as const };

  /** What the password was compared with. */
  async function comparedFor(account: UserDocument | null, pending: Holder | null, opened?: string): Promise<(string | undefined)[]> {
    const compared: (string | undefined)[] = [];
    const done = async () => undefined;
    const signIn = new SignInService(
      { findByEmail: async () => ({ account, pending }) } as unknown as Holders,
      undefined as never,
      { begin: done, succeeded: done, failed: done, passed: done } as unknown as AttemptsService,
      {
        withPlace: (_address: unknown, work: () => Promise<unknown>) => work(),
        matches: async (hash: string | undefined) => {
          compared.push(hash);
          return hash !== undefined && hash === opened;
        },
      } as unknown as PasswordHasher,
      undefined as never,
      { find: done } as unknown as DevicesService,
      { failed: done } as unknown as SignInJournal,
      undefined as never,
    );
    await signIn.check({ email: USER.email, password: 'x', address: undefined }).catch(() => undefined);
    return compared;
  }

  it('compares a wrong password twice, with or without an account and a registration', async () => {
    const disabled = { ...USER, status: 'disabled' as const };
    for (const account of [null, USER, disabled]) {
      for (const pending of [null, PENDING]) {
        expect(await comparedFor(account, pending)).toStrictEqual([account?.passwordHash, pending?.passwordHash]);
      }
    }
    expect(await comparedFor(disabled, PENDING, disabled.passwordHash)).toHaveLength(2);
  });

  it('compares the right password of an account once, whether or not a registration waits', async () => {
    for (const pending of [null, PENDING]) expect(await comparedFor(USER, pending, USER.passwordHash)).toStrictEqual([USER.passwordHash]);
  });
});
