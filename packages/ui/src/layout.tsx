import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('container-page', className)} />;
}

/** Background of a section, with its text colour. */
export type Ground = 'abyss' | 'deep' | 'ocean' | 'foam' | 'sand' | 'white';

const GROUNDS: Readonly<Record<Ground, string>> = {
  abyss: 'bg-abyss text-foam',
  deep: 'bg-deep text-foam',
  ocean: 'bg-ocean text-white',
  foam: 'bg-foam text-ink',
  sand: 'bg-sand text-ink',
  white: 'bg-white text-ink',
};

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  ground?: Ground;
}

export function Section({ ground = 'foam', className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames('section', GROUNDS[ground], className)} />;
}

export interface SectionHeadingProps {
  title: string;
  /** A short line above the heading, in sentence case. */
  eyebrow?: string;
  children?: ReactNode;
  id?: string;
  className?: string;
}

export function SectionHeading({ title, eyebrow, children, id, className }: SectionHeadingProps) {
  return (
    <header className={classNames('max-w-2xl', className)}>
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {children && <p className="lead mt-4">{children}</p>}
    </header>
  );
}
