import { placesOf } from './grid-places.ts';

const COLUMNS = { third: 1, twoThirds: 2, full: 3 } as const;

describe('the places in the grid', () => {
  it.each(Array.from({ length: 24 }, (_, index) => [index + 1]))('fill their rows without a hole: %i cards', (count) => {
    const places = placesOf(count);
    expect(places).toHaveLength(count);
    let column = 0;
    for (const { wide } of places) {
      expect(column + COLUMNS[wide]).toBeLessThanOrEqual(3);
      column = (column + COLUMNS[wide]) % 3;
    }
    expect(column).toBe(0);
    expect(places.reduce((sum, { medium }) => sum + (medium === 'full' ? 2 : 1), 0) % 2).toBe(0);
  });
});
