import { describe, expect, it } from '@jest/globals';
import { newId, requireSameCall } from './idempotency-key.ts';

const KEY = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

describe('newId', () => {
  it('returns the key in lower case', () => {
    expect([newId(KEY), newId(KEY.toUpperCase())]).toEqual([KEY, KEY]);
  });

  it('returns a different id each time without a key', () => {
    expect(newId(undefined)).toMatch(/^[0-9a-f-]{36}$/);
    expect(newId(undefined)).not.toBe(newId(undefined));
  });

  it.each([[''], ['7'], [`${KEY}0`], [`${KEY}, ${KEY}`], ['__proto__'], [[KEY]]])('rejects %j', (key) => {
    expect(() => newId(key)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  });
});

describe('requireSameCall', () => {
  const creation = { id: KEY, fingerprint: 'a' };

  it('accepts the same request, and documents without a fingerprint', () => {
    expect(() => requireSameCall(creation, 'a')).not.toThrow();
    expect(() => requireSameCall(creation, undefined)).not.toThrow();
  });

  it('rejects another request', () => {
    expect(() => requireSameCall(creation, 'b')).toThrow(expect.objectContaining({ code: 'idempotency_key_reused' }));
  });
});
