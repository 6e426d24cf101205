import { pickFeatured } from './pick-featured.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

it('picks five different ones: the same for the same seed, others on other days (DEST-10, CONST-18)', () => {
  const days = Array.from({ length: 20 }, (_, at) => pickFeatured(ITEMS, 5, 20_000 + at));
  for (const picked of days) expect(new Set(picked).size).toBe(5);
  expect(pickFeatured(ITEMS, 5, 20_000)).toEqual(days[0]);
  expect(new Set(days.map(String)).size).toBeGreaterThan(15);
});
