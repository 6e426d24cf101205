import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { type ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** Short explanation below the title. */
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** White box with a title, for a form section or a list of facts. */
export function Panel({ title, lead, className, children }: PanelProps) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0 rounded-panel bg-white p-5 md:p-7', className)}>
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink/70">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
