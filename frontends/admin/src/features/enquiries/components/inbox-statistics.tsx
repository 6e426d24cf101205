import type { EnquiryFiguresView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { CheckIcon, ClockIcon, CloseIcon, MailIcon } from '@reefdesk/ui/icons';
import { useFormat, useLanguage, useLocalise, useText } from '@reefdesk/web-kit';
import { Fold } from '../../../shared/lists/fold.tsx';
import { StatTiles } from '../../../shared/lists/stat-tiles.tsx';
import { useLookEvery } from '../../../shared/live/use-look-every.ts';
import { useInboxStatisticsQuery } from '../enquiries.api.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in the most readable unit, such as `18 min` or `3.5 hr`, and null as a dash. */
function durationOf(seconds: number | null, tag: string): string {
  if (seconds === null) return '–';
  const [unit, length] =
    seconds < 90 * MINUTE ? (['minute', MINUTE] as const) : seconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const maximumFractionDigits = unit === 'minute' ? 0 : 1;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(seconds / length);
}

/** The statistics of today restart at midnight while the page is open. */
const POLL_MS = 60_000;

type Figures = Pick<EnquiryFiguresView, 'new_today' | 'answer_seconds' | 'won' | 'lost'>;

/** Statistics of the inbox: today and the last 30 days (ENQ-20). */
export function InboxStatistics() {
  const text = useText('enquiries');
  const format = useFormat();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const { data, error } = useInboxStatisticsQuery(undefined, useLookEvery(POLL_MS));
  const shown = (value: (figures: Figures) => string) => (data ? value(data) : error ? null : undefined);
  return (
    <StatTiles
      tiles={[
        { label: text('figures.new_today'), value: shown((one) => format.number(one.new_today)), icon: MailIcon },
        { label: text('figures.answer'), value: shown((one) => durationOf(one.answer_seconds, tag)), icon: ClockIcon },
        { label: text('figures.won'), value: shown((one) => format.number(one.won)), icon: CheckIcon },
        { label: text('figures.lost'), value: shown((one) => format.number(one.lost)), icon: CloseIcon },
      ]}
    />
  );
}

export function InboxBreakdown() {
  const text = useText('enquiries');
  const localise = useLocalise();
  const { data } = useInboxStatisticsQuery();
  if (!data) return null;
  return (
    <Fold title={text('figures.apart')}>
      <Rows
        title={text('language')}
        rows={data.languages.map(({ language, ...figures }) => ({ name: text(`filters.language.${language}`), figures }))}
      />
      <Rows
        title={text('package')}
        rows={data.packages.map(({ package: travel, ...figures }) => ({
          name: travel ? localise(travel.name) || travel.slug : text('noPackage'),
          figures,
        }))}
      />
    </Fold>
  );
}

const COLUMNS = ['new_today', 'answer', 'won', 'lost'] as const;

function Rows({ title, rows }: { title: string; rows: readonly { name: string; figures: Figures }[] }) {
  const text = useText('enquiries');
  const format = useFormat();
  const tag = LANGUAGE_TAGS[useLanguage()];
  if (rows.length === 0) return null;
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="align-bottom text-xs text-ink/75">
        <tr>
          <th scope="col" className="w-[36%] pr-2 pb-1.5 font-semibold text-ink wrap-anywhere">
            {title}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="pb-1.5 pl-1 text-right font-normal">
              {text(`figures.short.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name} className="border-t border-ink/10 align-top">
            <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-2 pl-1 text-right tabular-nums">{format.number(figures.new_today)}</td>
            <td className="py-2 pl-1 text-right tabular-nums">{durationOf(figures.answer_seconds, tag)}</td>
            <td className="py-2 pl-1 text-right tabular-nums">{format.number(figures.won)}</td>
            <td className="py-2 pl-1 text-right tabular-nums">{format.number(figures.lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
