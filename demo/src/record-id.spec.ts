import { recordId } from './record-id.ts';

describe('recordId', () => {
  it('is a UUID of version 5', () => {
    expect(recordId('destination/bunaken')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is the same for a key at every time, or a seeding that goes on would double what is there', () => {
    expect(recordId('destination/bunaken')).toBe('e9cdec15-b35d-5c0e-8f24-2448d6512bc1');
    expect(recordId('travel/bunaken')).not.toBe(recordId('destination/bunaken'));
  });
});
