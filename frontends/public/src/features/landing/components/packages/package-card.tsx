import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { classNames, nameClass } from '@reefdesk/ui/class-names';
import { ClockIcon, PinIcon, TicketIcon } from '@reefdesk/ui/icons';
import { ruleClass } from '@reefdesk/ui/rule-class';
import { Link, Photo, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { NextDate } from '../../../../shared/departures/next-date.tsx';
import { type ListedPackage, packageFeatures, packageGround } from '../../../../shared/packages/package.ts';
import { useRevealed } from '../../use-revealed.ts';

/** Cards slide in from the left, from below and from the right in turn (LAND-18). */
const SLIDE_IN = ['-translate-x-12', 'translate-y-12', 'translate-x-12'] as const;

const SIZES = '(min-width: 120rem) 34rem, (min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 44vw, 82vw';

export interface PackageCardProps {
  travel: ListedPackage;
  index: number;
  onDetails: () => void;
}

export function PackageCard({ travel, index, onDetails }: PackageCardProps) {
  const text = useText('landing');
  const localise = useLocalise();
  const [card, revealed] = useRevealed<HTMLElement>();
  const name = localise(travel.travel_name);
  const path = travelPath(travel.travel_slug);
  return (
    <article
      ref={card}
      className={classNames(
        'flex h-full flex-col transition-[opacity,translate] duration-700 ease-buoyant',
        !revealed && `opacity-0 ${SLIDE_IN[index % SLIDE_IN.length]}`,
      )}
    >
      <div
        className={classNames(
          'group relative overflow-hidden rounded-panel',
          ruleClass({ background: packageGround(travel.gradient, index) }),
        )}
      >
        <Photo
          meta={travel.image_meta}
          path={travel.image}
          alt=""
          sizes={SIZES}
          className="aspect-[4/5]"
          imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
        />
        <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-abyss/85 via-abyss/10 via-55% to-transparent" />
        <h3 className={classNames(nameClass(name), 'absolute inset-x-0 bottom-0 p-6 font-display text-2xl leading-tight text-white')}>
          <Link to={path} tabIndex={-1} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
      </div>
      <p className="mt-5 line-clamp-3 text-ink/75">{localise(travel.travel_desc)}</p>
      <div className="mt-4 grid gap-2 font-semibold">
        <Price value={travel.price} />
        <NextDate slug={travel.travel_slug} />
      </div>
      <div className="mt-2 mb-6 flex items-start gap-x-5 text-sm text-ink/80">
        <p className="flex shrink-0 items-center gap-2 font-semibold">
          <ClockIcon className="size-4.5 text-lagoon" />
          <Duration value={travel.duration} />
        </p>
        <div className="flex min-w-0 gap-2">
          <PinIcon className="mt-0.5 size-4.5 shrink-0 text-lagoon" />
          <ul aria-label={text('packages.stops')} className="line-clamp-2">
            {packageFeatures(travel, ({ name }) => localise(name)).map((feature) => (
              <li key={feature} className="inline not-first:before:mx-1.5 not-first:before:text-ink/40 not-first:before:content-['·']">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&_.button]:px-5">
        <Link to={path} className={buttonClass({ variant: 'primary' })}>
          {text('learnMore')}
          <span className="sr-only">: {name}</span>
        </Link>
        <Button variant="outline" aria-haspopup="dialog" onClick={onDetails}>
          {text('packages.details')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </article>
  );
}

/** Shows `3 days` in the reader's language; other texts unchanged. */
export function Duration({ value }: { value: string }) {
  const text = useText('landing');
  const count = parseDuration(value);
  return count === undefined ? value : text('days', { count });
}

export function Price({ value }: { value: number | undefined }) {
  const text = useText('common');
  const format = useFormat();
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <TicketIcon className="size-4.5 shrink-0 text-lagoon" />
      <span>
        <span className="sr-only">{text('price.label')}: </span>
        {value === undefined ? text('price.ask') : text('price.perPerson', { price: format.idr(value) })}
      </span>
    </p>
  );
}
