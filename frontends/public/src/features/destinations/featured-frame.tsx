import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import type { HTMLAttributes, ReactNode } from 'react';

export interface FeaturedFrameProps extends HTMLAttributes<HTMLElement> {
  /** Background of the whole frame, behind the text. */
  ground?: ReactNode;
}

export function FeaturedFrame({ ground, children, ...section }: FeaturedFrameProps) {
  const text = useText('destinations');
  return (
    <section
      {...section}
      className="relative isolate flex min-h-[calc(100svh-var(--lower-bar))] sm:min-h-[min(calc(100svh-var(--lower-bar)-4.5rem),56rem)] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white"
    >
      {ground}
      <Container className="flex flex-1 flex-col pt-[clamp(6.5rem,15svh,9.5rem)] pb-6 sm:pb-8">
        <h1 className="heading-1 max-w-[10em]">{text('featured.title')}</h1>
        <div className="flex flex-1 flex-col justify-end pt-16">{children}</div>
      </Container>
    </section>
  );
}
