import type { ReactNode } from 'react';

/** Package cards: a strip to swipe on phones, a grid on larger screens. */
export function TripStrip({ children }: { children: ReactNode }) {
  return (
    <ul className="scrollbar-none -mx-5 grid snap-x snap-mandatory scroll-px-5 auto-cols-[72%] grid-flow-col gap-4 overflow-x-auto px-5 py-1 sm:auto-cols-[44%] md:mx-0 md:grid-flow-row md:auto-cols-auto md:grid-cols-3 md:overflow-visible md:px-0 xl:grid-cols-4 xl:gap-6">
      {children}
    </ul>
  );
}
