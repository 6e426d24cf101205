import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { MONTHS } from '@reefdesk/contracts/destinations/values';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { classNames } from '@reefdesk/ui/class-names';
import { useFormat, useLanguage, useText } from '@reefdesk/web-kit';
import { type LocalisedText, useLocalisedText } from '../../shared/localised/use-localised-text.ts';

interface Row extends LocalisedText {
  key: string;
  months: readonly (number | boolean | null)[];
}

/** The year in twelve columns: best months, visibility, water temperature and animals. A table for screen readers. */
export function MonthStrip({ dive }: { dive: DiveFacts }) {
  const text = useText('destination-detail');
  const language = useLanguage();
  const rows = useRows(dive);
  const nameOf = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', month: style }).format(Date.UTC(2024, month - 1, 1));
  return (
    <table className="mt-8 w-full table-fixed border-separate border-spacing-x-0.5 text-center text-sm tabular-nums">
      <caption className="mb-3 text-left font-semibold">{text('dive.year')}</caption>
      <thead>
        <tr>
          {MONTHS.map((month) => (
            <th key={month} scope="col" className="pb-1 font-semibold text-ink/70">
              <span aria-hidden="true">{language === 'cn' ? month : nameOf(month, 'narrow')}</span>
              <span className="sr-only">{nameOf(month, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, value, lang, months }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={MONTHS.length} lang={lang} className="pt-3 pb-1 text-left font-normal">
              {value}
            </th>
          </tr>
          <tr>
            {MONTHS.map((month) => (
              <Cell key={month} value={months[month - 1] ?? null} />
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Cell({ value }: { value: number | boolean | null }) {
  const text = useText('destination-detail');
  const format = useFormat();
  const isShown = value !== null && value !== false;
  const spoken = value === null ? 'dive.unknown' : value ? 'dive.yes' : 'dive.no';
  return (
    <td
      className={classNames(
        'h-7 p-0 first:rounded-l-full last:rounded-r-full',
        value === true ? 'bg-lagoon' : isShown ? 'bg-lagoon/18' : 'bg-ink/6',
      )}
    >
      {typeof value === 'number' ? format.number(value) : <span className="sr-only">{text(spoken)}</span>}
    </td>
  );
}

function useRows({ best_months: best, visibility_by_month: visibility, water_by_month: water, life }: DiveFacts): Row[] {
  const text = useText('destination-detail');
  const textOf = useLocalisedText();
  const rows: Row[] = [
    { key: 'best', value: text('dive.best'), months: best.length > 0 ? MONTHS.map((month) => best.includes(month)) : [] },
    { key: 'visibility', value: text('dive.visibilityByMonth'), months: visibility },
    { key: 'water', value: text('dive.waterByMonth'), months: water },
    ...life.map(({ name, months }, index) => ({
      key: `life ${index}`,
      ...textOf(name),
      months: MONTHS.map((month) => months.length === 0 || months.includes(month)),
    })),
  ];
  return rows.filter(({ months }) => months.length > 0);
}
