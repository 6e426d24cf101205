import { CalendarIcon, PinIcon } from '@reefdesk/ui/icons';
import { Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { useFacts } from '../../../../shared/destinations/use-facts.ts';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import { byDay, type Stop } from '../../itinerary.ts';
import { depthsOf } from './depths.ts';

/** X coordinates in units of the view box. */
const SURFACE = 14;
const DEEP = 86;

const placeOf = (depth: number) => SURFACE + (DEEP - SURFACE) * depth;

function DiveLine({ depth, next }: { depth: number; next: number | undefined }) {
  const from = placeOf(depth);
  const to = next === undefined ? undefined : placeOf(next);
  return (
    <span aria-hidden="true" className="absolute top-2 -bottom-2 left-0 w-14 sm:w-20">
      {to !== undefined && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
          <path
            d={`M${from} 0C${from} 45 ${to} 40 ${to} 100`}
            stroke="var(--color-shallows)"
            strokeWidth="2"
            strokeOpacity=".75"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <span
        className="absolute top-0 block size-3.5 -translate-1/2 rounded-full border-2 border-shallows bg-deep data-under:border-coral data-under:bg-coral"
        data-under={depth > 0 || undefined}
        style={{ left: `${from}%` }}
      />
    </span>
  );
}

/** The stops along a line that descends and rises like a dive (TRAV-30); itineraries of several days are grouped by day. */
export function Timeline({ stops }: { stops: readonly Stop[] }) {
  const text = useText('travel');
  const days = byDay(stops);
  if (days.length <= 1) return <Line label={text('timeline.label')} stops={stops} first={1} heading="h3" className="mt-8" />;
  return (
    <div className="mt-6 grid gap-8">
      {days.map(({ day, stops: ofDay }) => (
        <div key={day}>
          <h3 className="sticky top-0 z-10 -mx-6 mb-5 bg-deep px-6 py-3.5 pr-16 font-display text-lg text-shallows sm:-mx-10 sm:px-10">
            {text('timeline.day', { number: day })}
          </h3>
          <Line label={text('timeline.day', { number: day })} stops={ofDay} first={stops.indexOf(ofDay[0] as Stop) + 1} heading="h4" />
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  label: string;
  stops: readonly Stop[];
  /** Index of its first stop in the whole itinerary. */
  first: number;
  heading: 'h3' | 'h4';
  className?: string;
}

function Line({ label, stops, first, heading, className }: LineProps) {
  const depths = depthsOf(stops.map(({ place }) => place !== null));
  return (
    <ol aria-label={label} className={className}>
      {stops.map((stop, index) => (
        <li key={stop.key} className="relative pb-9 pl-20 last:pb-0 sm:pl-28">
          <DiveLine depth={depths[index] ?? 0} next={depths[index + 1]} />
          <StopEntry stop={stop} number={first + index} heading={heading} />
        </li>
      ))}
    </ol>
  );
}

interface StopEntryProps {
  stop: Stop;
  number: number;
  heading: LineProps['heading'];
}

function StopEntry({ stop: { time, title, image, comment, place }, number, heading: Heading }: StopEntryProps) {
  const text = useText('travel');
  const textOf = useLocalisedText();
  const localise = useLocalise();
  const facts = useFacts();
  const [own, name] = [textOf(title), textOf(place?.name)];
  const heading = own.value ? own : name;
  const picture = image.url ? image : place?.image;
  const note = textOf(comment);
  const location = place && localise(place.location) ? facts.location(place.location) : undefined;
  const bestTime = place && localise(place.bestTime) ? facts.bestTime(place.bestTime) : undefined;
  return (
    <div className="flow-root">
      {picture?.url && (
        <Photo
          meta={picture.meta}
          path={picture.url}
          alt=""
          sizes="8rem"
          className="float-right mb-2 ml-4 size-20 rounded-field sm:ml-6 sm:size-32"
          missing={<span />}
        />
      )}
      <p className="font-display text-lg leading-none text-shallows tabular-nums">{time}</p>
      <Heading lang={heading.lang} className="mt-1.5 font-display text-xl leading-tight">
        {heading.value || text('timeline.stop', { number })}
      </Heading>
      {own.value && name.value && (
        <p lang={name.lang} className="mt-1 text-sm text-shallows">
          {name.value}
        </p>
      )}
      {note.value && (
        <p lang={note.lang} className="mt-1.5 text-sm text-foam/90">
          {note.value}
        </p>
      )}
      {(location || bestTime) && (
        <ul className="mt-2.5 grid gap-1 text-sm text-foam/85">
          {location && (
            <li className="flex items-start gap-2">
              <PinIcon className="mt-1 size-4 shrink-0 text-shallows" label={text('location')} />
              <span lang={location.lang}>{location.value}</span>
            </li>
          )}
          {bestTime && (
            <li className="flex items-start gap-2">
              <CalendarIcon className="mt-1 size-4 shrink-0 text-shallows" label={text('more.bestTime')} />
              <span lang={bestTime.lang}>{bestTime.value}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
