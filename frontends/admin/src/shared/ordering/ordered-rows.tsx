import { lazyComponent } from '@reefdesk/web-kit';
import { Suspense } from 'react';
import type { OrderedListProps } from './ordered-entries.ts';

const OrderedList = lazyComponent(() => import('./ordered-list.tsx'), StillRows);

export interface OrderedRowsProps extends OrderedListProps {
  movable: boolean;
}

/** List that can be reordered while `movable`. The drag-and-drop code is loaded only then (EDT-10). */
export function OrderedRows({ movable, ...list }: OrderedRowsProps) {
  const still = <StillRows {...list} />;
  return movable ? (
    <Suspense fallback={still}>
      <OrderedList {...list} />
    </Suspense>
  ) : (
    still
  );
}

function StillRows({ entries, row, className }: OrderedListProps) {
  return (
    <ol className={className}>
      {entries.map((entry, index) => (
        <li key={entry.id} data-testid={entry.testId} className={entry.className}>
          {row(entry, index, null)}
        </li>
      ))}
    </ol>
  );
}
