import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/panel.tsx';

export const SECTIONS = ['operator', 'contacts', 'place', 'prices', 'home', 'questions', 'pages', 'more'] as const;
export type SectionName = (typeof SECTIONS)[number];

export function sectionId(name: SectionName): string {
  return `site-${name}`;
}

export function SiteSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const text = useText('site');
  return (
    <Panel id={sectionId(name)} title={text(`sections.${name}.title`)} lead={text(`sections.${name}.lead`)} className="scroll-mt-32">
      <div className="grid gap-5">{children}</div>
    </Panel>
  );
}
