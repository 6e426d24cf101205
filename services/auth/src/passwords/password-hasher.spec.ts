import { jest } from '@jest/globals';
import { PasswordHasher } from './password-hasher.ts';

const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const AGREED_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher(2);

  it('hashes by argon2id at the specified cost', async () => {
    expect(await hasher.hash('correct horse')).toMatch(AGREED_COST);
  });

  it('accepts the right password in composed and decomposed form', async () => {
    const hash = await hasher.hash('caf\u00e9 manado');
    expect(await hasher.matches(hash, 'cafe\u0301 manado')).toBe(true);
    expect(await hasher.matches(hash, 'cafe manado')).toBe(false);
  });

  it('does the same work for an account that does not exist (API-08)', async () => {
    const hash = await hasher.hash('correct horse');
    const [hashing, checking] = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
    for (const against of [hash, undefined]) {
      checking.mockClear();
      expect(await hasher.matches(against, 'wrong horse')).toBe(false);
      expect(checking.mock.calls).toEqual([[expect.stringMatching(AGREED_COST), 'wrong horse']]);
    }
    expect(hashing).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
