import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/panel.tsx';

export interface FigureCardProps {
  title: string;
  lead?: string | undefined;
  /** Column headers of the table: the name of the row first, then the numbers. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The chart. The table holds the same data for users who cannot see it. */
  children: ReactNode;
}

/** A chart with its data in a collapsible table (INS-02). */
export function FigureCard({ title, lead, head, rows, children }: FigureCardProps) {
  const text = useText('insights');
  return (
    <Panel title={title} lead={lead}>
      <div aria-hidden="true">{children}</div>
      <details className="mt-5 text-sm">
        <summary className="link min-h-6 w-fit cursor-pointer text-ocean">{text('asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <section tabIndex={0} aria-label={text('tableOf', { title })} className="mt-3 max-h-96 overflow-auto">
          <table className="w-full text-left tabular-nums">
            <thead>
              <tr>
                {head.map((name, at) => (
                  <th key={name} scope="col" className={at === 0 ? 'py-2 pr-4' : 'py-2 pl-4 text-right'}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...figures] }) => (
                <tr key={key} className="border-t border-ink/10">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {first}
                  </th>
                  {figures.map((figure, at) => (
                    <td key={head[at + 1]} className="py-2 pl-4 text-right">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  );
}
