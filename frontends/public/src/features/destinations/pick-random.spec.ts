import { pickRandom } from './pick-random.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('picks up to five different ones (DEST-10, CONST-18)', () => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const picked = pickRandom(ITEMS, 5, Math.random);
    expect(new Set(picked).size).toBe(5);
    expect(ITEMS).toEqual(expect.arrayContaining(picked));
  }
  expect(pickRandom(['a', 'b'], 5, Math.random).sort()).toEqual(['a', 'b']);
  expect(pickRandom([], 5, Math.random)).toEqual([]);
});

it('depends on the random numbers (DEST-10)', () => {
  expect(pickRandom(ITEMS, 3, () => 0)).toEqual(['a', 'b', 'c']);
  expect(pickRandom(ITEMS, 3, () => 0.999)).toEqual(['g', 'f', 'e']);
});
