import { describe, expect, it } from '@jest/globals';
import { textsAt } from './texts-at.ts';

describe('textsAt', () => {
  const record = {
    image: { id: 'a' },
    photos: [{ image: { id: 'b' } }, { image: { id: 'c' } }, { image: null }, {}],
    imageId: 'd',
    none: null,
  };

  it.each([
    ['image.id', ['a']],
    ['photos.image.id', ['b', 'c']],
    ['imageId', ['d']],
    ['none.id', []],
    ['image', []],
    ['nowhere.at.all', []],
  ])('finds what is at %s', (path, texts) => {
    expect(textsAt(record, path)).toEqual(texts);
  });
});
