import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

export const SECTIONS = ['operator', 'contacts', 'place', 'home', 'questions', 'pages', 'more'] as const;
export type SectionName = (typeof SECTIONS)[number];

export function sectionId(name: SectionName): string {
  return `site-${name}`;
}

/** A part of the record under its heading. */
export function SitePart({ name, children }: { name: SectionName; children: ReactNode }) {
  const text = useText('site');
  const id = sectionId(name);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-32 rounded-panel bg-white p-5 md:p-7">
      <h2 id={`${id}-title`} className="font-display text-xl">
        {text(`sections.${name}.title`)}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink/75">{text(`sections.${name}.lead`)}</p>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
