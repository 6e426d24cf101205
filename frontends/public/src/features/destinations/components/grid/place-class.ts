import { classNames } from '@reefdesk/ui/class-names';
import type { GridPlace } from './grid-places.ts';

export const GRID = 'grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3 lg:gap-6';

const WIDE = { third: 'lg:col-span-1', twoThirds: 'lg:col-span-2', full: 'lg:col-span-3' } as const;

/** The place of a card in the grid, and its height. */
export function placeClass({ wide, tall, medium }: GridPlace): string {
  return classNames(
    medium === 'full' ? 'aspect-[4/5] md:col-span-2 md:aspect-auto md:h-104' : 'aspect-[4/3] md:aspect-[4/5]',
    WIDE[wide],
    'lg:aspect-auto',
    tall ? 'lg:h-124' : 'lg:h-112',
  );
}

/** The width of its picture on screen; pictures are 3:2, so high frames show more of their height than of their width. */
export function placeSizes({ wide, medium }: GridPlace): string {
  const large = { third: '46rem', twoThirds: '54rem', full: '78rem' }[wide];
  const middle = medium === 'full' ? '92vw' : '84vw';
  return `(min-width: 64rem) ${large}, (min-width: 48rem) ${middle}, ${medium === 'full' ? '130vw' : '100vw'}`;
}
