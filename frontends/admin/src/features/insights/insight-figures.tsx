import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import { LANGUAGE_NAMES, type Language } from '@reefdesk/contracts/languages';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { Bars, Lines, Ranks } from './charts.tsx';
import { FigureCard } from './figure-card.tsx';

interface Figures {
  views: number;
  enquiries: number | null;
  bookings: number | null;
}

/** All charts of the chosen period with their tables. */
export function InsightFigures({ insights }: { insights: InsightsView }) {
  const text = useText('insights');
  const localise = useLocalise();
  const { number, head, cellsOf, dayOf } = useFigureWords();
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
      <FigureCard title={text('byDay')} lead={text('daysLead')} head={head('day')} rows={byDay}>
        <Bars values={days.map(({ views }) => views)} />
      </FigureCard>
      <FigureCard title={text('outcomes')} lead={text('outcomesLead')} head={head('day')} rows={byDay}>
        <Lines
          lines={(['enquiries', 'bookings'] as const).map((what) => ({
            name: text(`columns.${what}`),
            values: days.map((day) => day[what] ?? 0),
            className: what === 'enquiries' ? 'text-ocean' : 'text-coral',
          }))}
        />
      </FigureCard>
      <FigureCard title={text('packages')} lead={text('packagesLead')} head={head('package')} rows={table(named)}>
        <Ranks rows={ranked(named)} />
      </FigureCard>
      <FigureCard title={text('languages')} head={head('language')} rows={table(spoken)}>
        <Ranks rows={ranked(spoken)} />
      </FigureCard>
      {seen.rows.length > 0 && (
        <FigureCard title={text('pages')} head={[text('columns.page'), text('columns.views')]} rows={seen.rows}>
          {seen.chart}
        </FigureCard>
      )}
      {came.rows.length > 0 && (
        <FigureCard
          title={text('referrers')}
          lead={text('referrersLead')}
          head={[text('columns.site'), text('columns.views')]}
          rows={came.rows}
        >
          {came.chart}
        </FigureCard>
      )}
    </div>
  );
}

function useFigureWords() {
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
