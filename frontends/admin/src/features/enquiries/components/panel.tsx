import { useElementId } from '@reefdesk/ui/use-element-id';
import type { ReactNode } from 'react';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel bg-white p-5 sm:p-6">
      <h2 id={id} className="font-display text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
