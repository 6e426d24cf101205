import { PasswordHasher } from './password-hasher.ts';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher(2);

  it('hashes by argon2id at the agreed cost', async () => {
    expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the right password, however its characters were composed', async () => {
    const hash = await hasher.hash('caf\u00e9 manado');
    expect(await hasher.matches(hash, 'cafe\u0301 manado')).toBe(true);
    expect(await hasher.matches(hash, 'cafe manado')).toBe(false);
  });

  it('does the same work for an account that does not exist', async () => {
    const hash = await hasher.hash('correct horse');
    // Processor time, because a clock would measure the other tests, too.
    const cost = async (against: string | undefined): Promise<number> => {
      const start = process.cpuUsage();
      for (let times = 0; times < 5; times += 1) await hasher.matches(against, 'wrong horse');
      return process.cpuUsage(start).user;
    };
    expect(await hasher.matches(undefined, 'anything')).toBe(false);
    const [known, unknown] = [await cost(hash), await cost(undefined)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});
