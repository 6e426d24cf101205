import type { Account, Accounts } from '../accounts/accounts.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import type { AttemptsService } from '../attempts/attempts.service.ts';
import type { SignInJournal } from '../audit/sign-in-journal.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { CredentialsCheck } from './credentials.ts';
import type { DevicesService } from './devices.service.ts';

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

describe('checking a password', () => {
  const PENDING = { ...USER, _id: 'u-2', passwordHash: 'hash of the registration', isPending: true as const };

  async function comparedFor(account: UserDocument | null, pending: Account | null, opened?: string): Promise<(string | undefined)[]> {
    const compared: (string | undefined)[] = [];
    const done = async () => undefined;
    const credentials = new CredentialsCheck(
      { findByEmail: async () => ({ account, pending }) } as unknown as Accounts,
      { begin: done, succeeded: done, failed: done, passed: done } as unknown as AttemptsService,
      {
        withPlace: (_address: unknown, work: () => Promise<unknown>) => work(),
        matches: async (hash: string | undefined) => {
          compared.push(hash);
          return hash !== undefined && hash === opened;
        },
      } as unknown as PasswordHasher,
      { find: done } as unknown as DevicesService,
      { failed: done } as unknown as SignInJournal,
    );
    await credentials.check({ email: USER.email, password: 'x', address: undefined }).catch(() => undefined);
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

  it('compares the right password of an account once, with or without a pending registration', async () => {
    for (const pending of [null, PENDING]) expect(await comparedFor(USER, pending, USER.passwordHash)).toStrictEqual([USER.passwordHash]);
  });
});
