import { recordId } from './record-id.ts';

describe('recordId', () => {
  it('is a UUID of version 5', () => {
    expect(recordId('destination/bunaken')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('always returns the same id for a key, so that a continued seeding creates no duplicates', () => {
    expect(recordId('destination/bunaken')).toBe('e9cdec15-b35d-5c0e-8f24-2448d6512bc1');
    expect(recordId('travel/bunaken')).not.toBe(recordId('destination/bunaken'));
  });
});
