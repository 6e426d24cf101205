import { createSessionSecret, sessionIdOf } from './session-secret.ts';

describe('session secret', () => {
  it('has 256 random bits and is stored as a digest', () => {
    const secret = createSessionSecret();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(secret).not.toBe(createSessionSecret());
    expect(sessionIdOf(secret)).toMatch(/^[\w-]{43}$/);
    expect(sessionIdOf(secret)).not.toBe(secret);
  });

  it.each([undefined, null, '', 'short', 'x'.repeat(10_000), { $gt: '' }, ['a'], 7])('rejects %p', (value) => {
    expect(sessionIdOf(value)).toBeUndefined();
  });
});
