import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import { MonthStrip } from './month-strip.tsx';

/** Depth, visibility, water, current, required level, and animals by season (EDT-12); hidden if nothing is known. */
export function UnderWater({ dive }: { dive: DiveFacts | undefined }) {
  const text = useText('destination-detail');
  const facts = useDiveFacts(dive);
  if (!dive) return null;
  const byMonth = [dive.best_months, dive.visibility_by_month, dive.water_by_month, ...dive.life.map(({ months }) => months)];
  const hasSeasons = byMonth.some((months) => months.length > 0);
  if (facts.length === 0 && !hasSeasons && dive.life.length === 0) return null;
  const isWet = facts.some(({ key }) => key !== 'level');
  return (
    <section aria-labelledby="dive-heading" className="px-[clamp(1.25rem,5vw,4rem)] pt-16 lg:px-0 lg:pt-20">
      <h2 id="dive-heading" className="heading-3">
        {text(isWet ? 'dive.title' : 'dive.titleOnLand')}
      </h2>
      {facts.length > 0 && (
        <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-5 border-y border-ink/12 py-6">
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt className="text-sm text-ink/70">{label}</dt>
              <dd className="mt-1 font-display text-xl leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasSeasons ? <MonthStrip dive={dive} /> : <Life dive={dive} />}
    </section>
  );
}

function Life({ dive: { life } }: { dive: DiveFacts }) {
  const text = useText('destination-detail');
  const textOf = useLocalisedText();
  if (life.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 font-semibold">{text('dive.life')}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {life.map(({ name }) => {
          const { value, lang } = textOf(name);
          return (
            <li key={value} lang={lang} className="rounded-full bg-lagoon/15 px-3.5 py-1.5 text-sm">
              {value}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function useDiveFacts(dive: DiveFacts | undefined) {
  const text = useText('destination-detail');
  const format = useFormat();
  if (!dive) return [];
  const range = (unit: 'metres' | 'degrees', from: number | undefined, to: number | undefined) => {
    const [low, high] = [from ?? to, to ?? from];
    if (low === undefined || high === undefined) return undefined;
    const value = low === high ? format.number(low) : text('dive.range', { from: format.number(low), to: format.number(high) });
    return text(`dive.${unit}`, { value });
  };
  return [
    { key: 'depth', label: text('dive.depth'), value: range('metres', dive.depth_from, dive.depth_to) },
    { key: 'visibility', label: text('dive.visibility'), value: range('metres', dive.visibility_from, dive.visibility_to) },
    { key: 'water', label: text('dive.water'), value: range('degrees', dive.water_from, dive.water_to) },
    { key: 'current', label: text('dive.current'), value: dive.current && text(`dive.currents.${dive.current}`) },
    { key: 'level', label: text('dive.level'), value: dive.level && text(`dive.levels.${dive.level}`) },
  ].filter(({ value }) => value !== undefined);
}
