import { randomUuid } from './random-uuid.ts';

describe('randomUuid', () => {
  it('returns a different version 4 UUID each time, also without a secure context', () => {
    const secure = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const ids = Array.from({ length: 200 }, randomUuid);
    if (secure) Object.defineProperty(crypto, 'randomUUID', secure);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  });
});
