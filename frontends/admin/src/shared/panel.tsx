import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';
import type { ReactNode } from 'react';

export interface PanelProps {
  id?: string;
  title: string;
  lead?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function Panel({ id, title, lead, className, children }: PanelProps) {
  const titleId = useElementId();
  return (
    <section id={id} aria-labelledby={titleId} className={classNames('min-w-0 rounded-panel bg-white p-5 md:p-7', className)}>
      <h2 id={titleId} className="font-display text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-sm text-ink/75">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
