/** Share of a row that a card takes: of four columns on very wide screens, three on wide ones, two on tablets. */
export interface GridPlace {
  wide: 'third' | 'twoThirds' | 'full';
  tall: boolean;
  medium: 'half' | 'full';
  huge: 'quarter' | 'half' | 'full';
}

/** Two sizes of cards, in rows of two and three in turn, or three and four on very wide screens, so that no row has a gap for any count. */
export function placesOf(count: number): GridPlace[] {
  const wide = rowSizes(count).flatMap((size, row): Omit<GridPlace, 'medium' | 'huge'>[] => {
    if (size === 1) return [{ wide: 'full', tall: false }];
    if (size === 3) return Array.from({ length: 3 }, () => ({ wide: 'third', tall: true }));
    const pair = [
      { wide: 'twoThirds', tall: false },
      { wide: 'third', tall: false },
    ] as const;
    return row % 4 === 0 ? [...pair] : pair.toReversed();
  });
  return wide.map((place, index) => ({ ...place, medium: mediumAt(index, count), huge: hugeAt(index, count) }));
}

/** Two, three, two, three, and so on; the last row never has one card only. */
function rowSizes(count: number): number[] {
  const sizes: number[] = [];
  for (let left = count, wanted = 2; left > 0; wanted = 5 - wanted) {
    const size = left - wanted === 1 ? 5 - wanted : Math.min(wanted, left);
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** One full row, then two rows of two; a single last card gets a full row. */
function mediumAt(index: number, count: number): GridPlace['medium'] {
  const place = index % 5;
  const aloneAtEnd = index === count - 1 && place % 2 === 1;
  return place === 0 || aloneAtEnd ? 'full' : 'half';
}

/** A half and two quarters, then four quarters; the remaining cards share the last row. */
function hugeAt(index: number, count: number): GridPlace['huge'] {
  const place = index % 7;
  const row = place < 3 ? index - place : index - place + 3;
  const left = count - row;
  if (left === 1) return 'full';
  if (left === 2) return 'half';
  if (place < 3) return place === 0 ? 'half' : 'quarter';
  return left === 3 && index === count - 1 ? 'half' : 'quarter';
}
