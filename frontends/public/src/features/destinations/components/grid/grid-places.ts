/** How much of a row a card takes: of three columns on wide screens, of two on tablets. */
export interface GridPlace {
  wide: 'third' | 'twoThirds' | 'full';
  /** Rows of three stand taller. */
  tall: boolean;
  medium: 'half' | 'full';
}

/** Two sizes of cards in rows of two and three by turns, so that no row has a hole, however many there are. */
export function placesOf(count: number): GridPlace[] {
  const wide = rowSizes(count).flatMap((size, row): Pick<GridPlace, 'wide' | 'tall'>[] => {
    if (size === 1) return [{ wide: 'full', tall: false }];
    if (size === 3) return Array.from({ length: 3 }, () => ({ wide: 'third', tall: true }));
    const pair = [
      { wide: 'twoThirds', tall: false },
      { wide: 'third', tall: false },
    ] as const;
    return row % 4 === 0 ? [...pair] : pair.toReversed();
  });
  return wide.map((place, index) => ({ ...place, medium: mediumAt(index, count) }));
}

/** Two, three, two, three, and never one alone at the end. */
function rowSizes(count: number): number[] {
  const sizes: number[] = [];
  for (let left = count, wanted = 2; left > 0; wanted = 5 - wanted) {
    const size = left - wanted === 1 ? 5 - wanted : Math.min(wanted, left);
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** One whole row, then two rows of two; one that would be alone gets the row. */
function mediumAt(index: number, count: number): GridPlace['medium'] {
  const place = index % 5;
  const aloneAtEnd = index === count - 1 && place % 2 === 1;
  return place === 0 || aloneAtEnd ? 'full' : 'half';
}
