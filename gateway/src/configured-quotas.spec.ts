import { describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '@reefdesk/system/rate-limits';
import { configuredLimits } from './configured-quotas.ts';

describe('configuredLimits', () => {
  it('returns the default table for an empty list', () => {
    expect(configuredLimits('')).toEqual(RATE_LIMITS);
  });

  it('changes only the quotas that the list names', () => {
    const limits = configuredLimits('writes=7, sign-in=1');
    expect(limits).toEqual({
      ...RATE_LIMITS,
      writes: { ...RATE_LIMITS.writes, quota: 7 },
      'sign-in': { ...RATE_LIMITS['sign-in'], quota: 1 },
    });
  });

  it.each(['writes', 'writes=', 'writes=0', 'writes=-1', 'writes=1.5', 'writes=many', 'reads=5', 'constructor=5', 'writes=5=5'])(
    'refuses %j, and says what it understands',
    (list) => {
      expect(() => configuredLimits(list)).toThrow(/RATE_LIMITS: ".*" is not one of sign-in, registration/);
    },
  );
});
