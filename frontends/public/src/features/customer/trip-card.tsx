import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { parseDuration } from '@reefdesk/contracts/time/duration';
import { ClockIcon } from '@reefdesk/ui/icons';
import { Link, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { FavouriteButton } from '../../shared/favourites/favourite-button.tsx';
import { type PackageCard, packageGround } from '../../shared/packages/package.ts';

const SIZES = '(min-width: 80rem) 17rem, (min-width: 48rem) 30vw, (min-width: 40rem) 44vw, 72vw';

export function TripCard({ travel, index }: { travel: PackageCard; index: number }) {
  const text = useText('customer');
  const localise = useLocalise();
  const days = parseDuration(travel.duration);
  const name = localise(travel.travel_name);
  return (
    <div className="relative">
      <Link
        to={travelPath(travel.slug)}
        className="group relative block overflow-hidden rounded-panel text-white"
        style={{ background: packageGround(travel.gradient, index) }}
      >
        <Photo
          meta={travel.image_meta}
          path={travel.image}
          alt=""
          sizes={SIZES}
          className="aspect-[4/5]"
          imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
        />
        <span className="absolute inset-0 bg-linear-to-t from-abyss/90 via-abyss/25 via-55% to-transparent" />
        <span className="absolute inset-x-0 bottom-0 grid gap-2 p-5">
          <span className="font-display text-xl leading-tight">{name}</span>
          <span className="flex items-center gap-2 text-sm font-semibold">
            <ClockIcon className="size-4.5 shrink-0 text-shallows" />
            {days === undefined ? travel.duration : text('days', { count: days })}
          </span>
        </span>
      </Link>
      <FavouriteButton slug={travel.slug} label={text('favourites.mark', { name })} className="absolute top-3 right-3" />
    </div>
  );
}
