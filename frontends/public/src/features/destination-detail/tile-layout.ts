/** CONST-09: beside the large one. */
const SMALL_TILES = 4;
/** CONST-09: with more than these there is a button for all. */
const MOST_WITHOUT_BUTTON = 5;

export interface TileLayout {
  /** Of the grid. */
  grid: string;
  /** One per photo that is shown: its place and height. */
  tiles: readonly string[];
  viewAll: boolean;
}

const WHOLE = 'col-span-full aspect-[3/2]';
const SMALL = 'aspect-square sm:aspect-[4/3]';

/** How many photos are shown as tiles, and how they are composed (DDET-14..18). */
export function tileLayout(count: number): TileLayout {
  const viewAll = count > MOST_WITHOUT_BUTTON;
  if (count <= 1) return { grid: 'grid-cols-1', tiles: count ? [WHOLE] : [], viewAll };
  if (count === 2) return { grid: 'grid-cols-2', tiles: Array(2).fill('aspect-[3/4] sm:aspect-[4/3]'), viewAll };
  if (count === 3) {
    const stacked = 'aspect-square sm:aspect-auto';
    return {
      grid: 'grid-cols-2 sm:grid-cols-3 sm:grid-rows-2',
      tiles: [`${WHOLE} sm:col-span-2 sm:row-span-2`, stacked, stacked],
      viewAll,
    };
  }
  const small = Math.min(count - 1, SMALL_TILES);
  const columns = small === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4';
  return { grid: columns, tiles: [WHOLE, ...Array<string>(small).fill(SMALL)], viewAll };
}
