import type { ReactNode } from 'react';

export interface ListHeaderProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function ListHeader({ title, lead, children }: ListHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-5">
      <div className="max-w-xl flex-1 basis-80">
        <h1 className="heading-3 text-3xl">{title}</h1>
        <p className="mt-1.5 text-sm text-ink/75">{lead}</p>
      </div>
      {children}
    </header>
  );
}
