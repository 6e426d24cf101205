import { cardDigest, cardPath, parseCardFile } from './share-cards.ts';

const texts = { title: 'Bunaken', name: 'Tangkasi' };

describe('the URL of a share card', () => {
  it('changes with title, name, shape and picture only', () => {
    const paths = [
      cardPath('a', 'wide', texts),
      cardPath('a', 'wide', { ...texts, title: '布纳肯' }),
      cardPath('a', 'wide', { ...texts, name: 'Bunaken' }),
      cardPath('a', 'wide', { title: 'Tangkasi', name: 'Bunaken' }),
      cardPath('a', 'square', texts),
      cardPath('b', 'wide', texts),
    ];
    expect(new Set(paths).size).toBe(paths.length);
    expect(cardPath('a', 'wide', { ...texts })).toBe(paths[0]);
  });

  it('contains the shape and the digest of the texts', () => {
    const file = cardPath('a', 'square', texts).split('/').at(-1) ?? '';
    expect(parseCardFile(file)).toEqual({ shape: 'square', digest: cardDigest(texts) });
  });

  it.each([
    '',
    'wide',
    'wide-.jpg',
    `tall-${'0'.repeat(16)}.jpg`,
    `wide-${'0'.repeat(15)}.jpg`,
    `wide-${'0'.repeat(16)}.png`,
    'wide-../x.jpg',
  ])('is not %j', (file) => expect(parseCardFile(file)).toBeUndefined());
});
