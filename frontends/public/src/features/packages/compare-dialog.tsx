import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { linesOf } from '@reefdesk/contracts/travels/lines';
import type { TravelFact } from '@reefdesk/contracts/travels/requests';
import { useFacts } from '@reefdesk/forms/facts';
import { buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, Modal, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import type { ReactNode } from 'react';
import { useDeparturesQuery } from '../../shared/departures/departures.api.ts';
import { canBeRequested } from '../../shared/departures/departures.ts';
import type { ListedPackage } from '../../shared/packages/package.ts';
import type { Compared } from './use-compared.ts';

const DATES_SHOWN = 3;

export interface CompareDialogProps {
  compared: Compared;
  open: boolean;
  onClose: () => void;
}

interface Row {
  key: string;
  label: string;
  of: (travel: ListedPackage) => ReactNode;
}

export default function CompareDialog({ compared: { packages }, open, onClose }: CompareDialogProps) {
  const text = useText('packages');
  const localise = useLocalise();
  const rows = useRows().filter(({ of }) => packages.some((travel) => of(travel) !== null));
  return (
    <Modal open={open} onClose={onClose} title={text('compare.title')} className="sm:max-w-5xl">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys. */}
      <section aria-label={text('compare.title')} tabIndex={0} className="relative shrink-0 overflow-x-auto px-3 pt-4 pb-8 sm:px-1">
        <table
          className={classNames(
            'w-full table-fixed border-separate border-spacing-x-3 text-left text-sm sm:border-spacing-x-5',
            packages.length > 2 && 'min-w-114',
          )}
        >
          <thead>
            <tr>
              {packages.map((travel) => (
                <th key={travel.travel_id} scope="col" className="pb-4 align-top font-normal">
                  <Photo
                    meta={travel.image_meta}
                    path={travel.image}
                    alt=""
                    sizes="(min-width: 48rem) 20rem, 45vw"
                    className="aspect-[4/3] overflow-hidden rounded-field"
                  />
                  <span className="mt-3 block font-display text-base leading-tight sm:text-xl">{localise(travel.travel_name)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ key, label, of }) => (
            <tbody key={key}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={packages.length}
                  className="border-t border-ink/12 pt-3 pb-1 text-xs font-semibold text-ink/70"
                >
                  {label}
                </th>
              </tr>
              <tr>
                {packages.map((travel) => (
                  <td key={travel.travel_id} className="pb-4 align-top break-words">
                    {of(travel) ?? <span className="text-ink/70">{text('compare.unsaid')}</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
          <tfoot>
            <tr>
              {packages.map((travel) => (
                <td key={travel.travel_id} className="pt-2">
                  <Link
                    to={travelPath(travel.travel_slug)}
                    replace
                    onClick={onClose}
                    aria-label={text('compare.toOf', { name: localise(travel.travel_name) })}
                    className={buttonClass({ variant: 'primary', className: 'px-4!' })}
                  >
                    {text('compare.to')}
                  </Link>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Modal>
  );
}

function useRows(): Row[] {
  const text = useText('packages');
  const common = useText('common');
  const fieldText = useText('fields');
  const factsOf = useFacts();
  const localise = useLocalise();
  const list = (value: string) => {
    const lines = linesOf(value);
    return lines.length === 0 ? null : <Lines lines={lines} />;
  };
  const shownValue = (travel: ListedPackage, name: TravelFact) => factsOf(travel).find((fact) => fact.name === name)?.value;
  const [, ...facts] = factsOf({});
  return [
    {
      key: 'price',
      label: common('price.label'),
      of: (travel) => <strong className="sm:text-base">{shownValue(travel, 'price') ?? common('price.ask')}</strong>,
    },
    {
      key: 'days',
      label: text('find.length'),
      of: ({ duration }) => {
        const days = parseDuration(duration);
        return days === undefined ? duration : text('days', { count: days });
      },
    },
    ...facts.map(({ name, label }) => ({ key: name, label, of: (travel: ListedPackage) => shownValue(travel, name) ?? null })),
    { key: 'dates', label: text('compare.dates'), of: ({ travel_slug: slug }) => <NextDates slug={slug} /> },
    { key: 'included', label: fieldText('names.included'), of: ({ included }) => list(localise(included)) },
    { key: 'notIncluded', label: fieldText('names.not_included'), of: ({ not_included: without }) => list(localise(without)) },
    {
      key: 'places',
      label: text('compare.places'),
      of: ({ destinations }) => list(destinations.map(({ name }) => localise(name)).join('\n')),
    },
  ];
}

function NextDates({ slug }: { slug: string }) {
  const text = useText('packages');
  const days = useDayTexts();
  const { data, isError } = useDeparturesQuery(slug);
  if (isError) return text('compare.datesFailed');
  if (!data) return <Skeleton className="h-5 w-24" />;
  const next = data.filter(canBeRequested).slice(0, DATES_SHOWN);
  return next.length === 0 ? (
    text('compare.onRequest')
  ) : (
    <Lines lines={next.map(({ date, last_date: last }) => days.shortDays(date, last))} />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
