import { placesOf } from './grid-places.ts';

const COLUMNS = { third: 1, twoThirds: 2, full: 3 } as const;
const OF_FOUR = { quarter: 1, half: 2, full: 4 } as const;

describe('the places in the grid', () => {
  it.each(Array.from({ length: 24 }, (_, index) => [index + 1]))('fill their rows without a gap: %i cards', (count) => {
    const places = placesOf(count);
    expect(places).toHaveLength(count);
    for (const [columns, widths] of [
      [3, places.map(({ wide }) => COLUMNS[wide])],
      [4, places.map(({ huge }) => OF_FOUR[huge])],
    ] as const) {
      let column = 0;
      for (const width of widths) {
        expect(column + width).toBeLessThanOrEqual(columns);
        column = (column + width) % columns;
      }
      expect(column).toBe(0);
    }
    expect(places.reduce((sum, { medium }) => sum + (medium === 'full' ? 2 : 1), 0) % 2).toBe(0);
  });
});
