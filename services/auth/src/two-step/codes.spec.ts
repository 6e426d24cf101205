import { generateSync } from 'otplib';
import { newRecoveryCode, newSecret, otpauthUrl, plainCode, recoveryDigest, timeStepOf } from './codes.ts';

const NOW = new Date('2030-05-01T10:00:10Z');
const at = (secret: string, seconds: number) => generateSync({ secret, epoch: NOW.getTime() / 1_000 + seconds });

describe('app codes', () => {
  const secret = newSecret();

  it('are valid in their half minute and the two next to it', () => {
    const step = Math.floor(NOW.getTime() / 30_000);
    expect([-30, 0, 30].map((seconds) => timeStepOf(at(secret, seconds), secret, NOW))).toEqual([step - 1, step, step + 1]);
    expect([-90, 90].map((seconds) => timeStepOf(at(secret, seconds), secret, NOW))).toEqual([undefined, undefined]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('are six digits, not %j', (code) => {
    expect(timeStepOf(code, secret, NOW)).toBeUndefined();
  });

  it('match the test vectors of RFC 6238', () => {
    // RFC 6238, Appendix B: "12345678901234567890", at 59 seconds, the last six digits of 94287082.
    expect(timeStepOf('287082', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(59_000))).toBe(1);
  });

  it('have an otpauth URL with operator and account', () => {
    const url = new URL(otpauthUrl(secret, 'Dive: Tours', 'ana@reefdesk.example'));
    expect([url.protocol, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual(['otpauth:', secret, 'Dive  Tours']);
  });
});

describe('recovery codes', () => {
  it('are different, easy to read, and accepted however they are typed', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(plainCode(' ABCDE fghjk')).toBe('abcdefghjk');
    expect(recoveryDigest('ABCDE FGHJK', 'ana')).toBe(recoveryDigest('abcde-fghjk', 'ana'));
    expect(recoveryDigest('abcde-fghjk', 'ben')).not.toBe(recoveryDigest('abcde-fghjk', 'ana'));
  });
});
