import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { classNames } from '@reefdesk/ui/class-names';
import { ruleClass } from '@reefdesk/ui/rule-class';
import { Link, Photo, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import { NextDate } from '../departures/next-date.tsx';
import { type PackageCard, packageGround } from './package.ts';

export interface PackageTileProps {
  travel: PackageCard;
  index: number;
  sizes: string;
  priority?: boolean;
}

export function PackageTile({ travel, index, sizes, priority = false }: PackageTileProps) {
  const text = useText('packages');
  const common = useText('common');
  const fields = useText('fields');
  const format = useFormat();
  const localise = useLocalise();
  const days = parseDuration(travel.duration);
  const category = localise(travel.travel_category);
  const facts = [
    days === undefined ? travel.duration : text('days', { count: days }),
    travel.level && fields(`facts.level.choices.${travel.level}`),
  ];
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className={classNames('relative overflow-hidden rounded-panel', ruleClass({ background: packageGround(travel.gradient, index) }))}
      >
        <Photo
          meta={travel.image_meta}
          path={travel.image}
          alt=""
          sizes={sizes}
          priority={priority}
          className="aspect-[3/2] sm:aspect-[4/3]"
          imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
        />
        {category && (
          <p className="absolute top-4 left-4 rounded-full bg-abyss/75 px-3 py-1 text-xs font-semibold text-white">{category}</p>
        )}
      </div>
      <h3 className="mt-4 font-display text-xl leading-tight">
        <Link to={travelPath(travel.slug)} className="after:absolute after:inset-0">
          {localise(travel.travel_name)}
        </Link>
      </h3>
      <p className="mt-1.5 text-sm text-ink/80">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-1 font-semibold">
        <span className="sr-only">{common('price.label')}: </span>
        {travel.price === undefined ? common('price.ask') : common('price.perPerson', { price: format.idr(travel.price) })}
      </p>
      <div className="mt-1.5">
        <NextDate slug={travel.slug} />
      </div>
    </article>
  );
}
