import { describe, expect, it } from '@jest/globals';
import { changesNothing } from './changes-nothing.ts';

const DOCUMENT = { name: { en: 'Reef', id: '' }, fee: { local: 0, tourist: 5 }, status: 'active', images: [{ id: 'a', isMain: true }] };

describe('changesNothing', () => {
  it.each([
    [{}],
    [{ status: 'active' }],
    [{ 'name.en': 'Reef', 'name.id': '' }],
    [{ fee: { tourist: 5, local: 0 } }],
    [{ images: [{ id: 'a', isMain: true }] }],
    [{ price: null }],
  ])('holds for %j', (values) => expect(changesNothing(DOCUMENT, values)).toBe(true));

  it.each([
    [{ status: 'inactive' }],
    [{ status: 'active', 'name.en': 'Lake' }],
    [{ 'name.cn': '' }],
    [{ fee: { local: 0, tourist: 6 } }],
    [{ images: [] }],
    [{ images: [{ id: 'a', isMain: false }] }],
    [{ price: 0 }],
    [{ 'status.en': 'active' }],
    [{ 'price.amount.low': 1 }],
  ])('does not hold for %j', (values) => expect(changesNothing(DOCUMENT, values)).toBe(false));
});
