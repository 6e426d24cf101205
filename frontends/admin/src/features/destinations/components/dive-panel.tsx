import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { Panel } from '../../../shared/panel.tsx';
import { DIVE_RANGES } from '../dive-values.ts';
import { useMonthNames } from './months-field.tsx';

/** Read-only dive facts; renders nothing when there are none (EDT-12). */
export function DivePanel({ dive }: { dive: DiveFacts | undefined }) {
  const text = useText('destinations');
  const format = useFormat();
  const localise = useLocalise();
  const monthName = useMonthNames();
  if (!dive) return null;
  const ranges = DIVE_RANGES.map((range) => {
    const ends = [dive[`${range}_from`], dive[`${range}_to`]].filter((end) => end !== undefined);
    return [text(`dive.ranges.${range}`), ends.map((end) => format.number(end)).join(' – ')] as const;
  });
  const facts = [
    ...ranges,
    [text('dive.current'), dive.current && text(`values.${dive.current}`)],
    [text('dive.level'), dive.level && text(`values.${dive.level}`)],
    [text('dive.bestMonths'), dive.best_months.map((month) => monthName(month, 'short')).join(', ')],
    [text('dive.life'), dive.life.map(({ name }) => localise(name)).join(', ')],
  ] as const;
  return (
    <Panel title={text('dive.title')}>
      <dl className="grid gap-2.5 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink/70">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
