import { useElementId } from '@reefdesk/ui/use-element-id';
import type { ReactNode } from 'react';

/** Rows under a heading, on white. */
export function RowList<Item>({ title, items, row }: { title: string; items: readonly Item[]; row: (item: Item) => ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-ink/8 overflow-hidden rounded-panel bg-white">{items.map(row)}</ul>
    </section>
  );
}
