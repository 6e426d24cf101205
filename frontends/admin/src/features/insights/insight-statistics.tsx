import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import { LANGUAGE_NAMES, type Language } from '@reefdesk/contracts/languages';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/panel.tsx';
import { Bars, Lines, Ranks } from './charts.tsx';

interface Figures {
  views: number;
  enquiries: number | null;
  bookings: number | null;
}

export function InsightStatistics({ insights }: { insights: InsightsView }) {
  const text = useText('insights');
  const localise = useLocalise();
  const { number, head, cellsOf, dayOf } = useStatisticTexts();
  const { days, packages, languages, pages, referrers } = insights;
  const named = packages.map(({ package: one, ...figures }) => ({
    key: one?.slug ?? '',
    name: one ? localise(one.name) || one.slug : text('noPackage'),
    figures,
  }));
  const spoken = languages.map(({ language, ...figures }) => ({
    key: language,
    name: LANGUAGE_NAMES[language.toLowerCase() as Language],
    figures,
  }));
  const byDay = days.toReversed().map(({ day, ...figures }) => ({ key: day, cells: [dayOf(day), ...cellsOf(figures)] }));
  const ranked = (rows: readonly { key: string; name: string; figures: Figures }[]) =>
    rows.map(({ key, name, figures }) => ({ key, name, value: figures.views, shown: number(figures.views) }));
  const table = (rows: readonly { key: string; name: string; figures: Figures }[]) =>
    rows.map(({ key, name, figures }) => ({ key, cells: [name, ...cellsOf(figures)] }));
  const plain = (rows: readonly { key: string; name: string; views: number }[]) => ({
    rows: rows.map(({ key, name, views }) => ({ key, cells: [name, number(views)] })),
    chart: <Ranks rows={rows.slice(0, 8).map(({ key, name, views }) => ({ key, name, value: views, shown: number(views) }))} />,
  });
  const seen = plain(pages.map(({ page, views }) => ({ key: page, name: page, views })));
  const came = plain(referrers.map(({ host, views }) => ({ key: host, name: host === 'other' ? text('other') : host, views })));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <NumberCard title={text('byDay')} lead={text('daysLead')} head={head('day')} rows={byDay}>
        <Bars values={days.map(({ views }) => views)} />
      </NumberCard>
      <NumberCard title={text('outcomes')} lead={text('outcomesLead')} head={head('day')} rows={byDay}>
        <Lines
          lines={(['enquiries', 'bookings'] as const).map((what) => ({
            name: text(`columns.${what}`),
            values: days.map((day) => day[what] ?? 0),
            className: what === 'enquiries' ? 'text-ocean' : 'text-coral',
          }))}
        />
      </NumberCard>
      <NumberCard title={text('packages')} lead={text('packagesLead')} head={head('package')} rows={table(named)}>
        <Ranks rows={ranked(named)} />
      </NumberCard>
      <NumberCard title={text('languages')} head={head('language')} rows={table(spoken)}>
        <Ranks rows={ranked(spoken)} />
      </NumberCard>
      {seen.rows.length > 0 && (
        <NumberCard title={text('pages')} head={[text('columns.page'), text('columns.views')]} rows={seen.rows}>
          {seen.chart}
        </NumberCard>
      )}
      {came.rows.length > 0 && (
        <NumberCard
          title={text('referrers')}
          lead={text('referrersLead')}
          head={[text('columns.site'), text('columns.views')]}
          rows={came.rows}
        >
          {came.chart}
        </NumberCard>
      )}
    </div>
  );
}

function useStatisticTexts() {
  const text = useText('insights');
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  const share = (part: number | null, whole: number) =>
    part === null || whole === 0 ? '–' : text('percent', { value: format.number(Math.round((part / whole) * 1_000) / 10) });
  return {
    number,
    head: (first: string) => [first, 'views', 'enquiries', 'bookings', 'ratio'].map((name) => text(`columns.${name}`)),
    cellsOf: ({ views, enquiries, bookings }: Figures) => [number(views), number(enquiries), number(bookings), share(bookings, views)],
    dayOf: (day: string) => format.date(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}

interface NumberCardProps {
  title: string;
  lead?: string | undefined;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Chart; the table holds the same data for users who cannot see it. */
  children: ReactNode;
}

/** A chart with its data in a collapsible table (INS-02). */
function NumberCard({ title, lead, head, rows, children }: NumberCardProps) {
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
