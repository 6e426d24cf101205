import { createSessionSecret, sessionIdOf } from './session-secret.ts';

describe('session secret', () => {
  it('carries 256 random bits and is stored under another name', () => {
    const secret = createSessionSecret();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(secret).not.toBe(createSessionSecret());
    expect(sessionIdOf(secret)).toMatch(/^[\w-]{43}$/);
    expect(sessionIdOf(secret)).not.toBe(secret);
  });

  it.each([undefined, null, '', 'short', 'x'.repeat(10_000), { $gt: '' }, ['a'], 7])('knows no session of %p', (value) => {
    expect(sessionIdOf(value)).toBeUndefined();
  });
});
