import { classNames } from '@reefdesk/ui/class-names';
import type { GridPlace } from './grid-places.ts';

export const GRID = 'grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3 lg:gap-6 min-[120rem]:grid-cols-4';

const WIDE = { third: 'lg:col-span-1', twoThirds: 'lg:col-span-2', full: 'lg:col-span-3' } as const;
const HUGE = {
  quarter: 'min-[120rem]:col-span-1',
  half: 'min-[120rem]:col-span-2',
  full: 'min-[120rem]:col-span-4',
} as const;

export function placeClass({ wide, tall, medium, huge }: GridPlace): string {
  return classNames(
    medium === 'full' ? 'aspect-[4/5] md:col-span-2 md:aspect-auto md:h-104' : 'min-h-76 md:aspect-[4/5] md:min-h-0',
    WIDE[wide],
    'lg:aspect-auto',
    tall ? 'lg:h-124' : 'lg:h-112',
    HUGE[huge],
    'min-[120rem]:h-112',
  );
}

export function wordsClass({ wide, huge }: GridPlace): string {
  return classNames(wide !== 'third' && 'lg:line-clamp-2', huge === 'quarter' ? 'min-[120rem]:hidden' : 'min-[120rem]:line-clamp-2');
}

/** `sizes` of its picture; pictures are 3:2, so tall frames show their full height and crop their width. */
export function placeSizes({ wide, medium, huge }: GridPlace): string {
  const large = { third: '46rem', twoThirds: '54rem', full: '78rem' }[wide];
  const middle = medium === 'full' ? '92vw' : '84vw';
  return `(min-width: 120rem) ${huge === 'full' ? '101rem' : '54rem'}, (min-width: 64rem) ${large}, (min-width: 48rem) ${middle}, ${medium === 'full' ? '130vw' : '100vw'}`;
}
