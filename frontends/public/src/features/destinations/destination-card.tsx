import { destinationPath } from '@reefdesk/contracts/pages/site-paths';
import { classNames } from '@reefdesk/ui/class-names';
import { ArrowRightIcon, PinIcon } from '@reefdesk/ui/icons';
import { Link, Photo, useText } from '@reefdesk/web-kit';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../shared/missing-photo.tsx';
import type { GridPlace } from './grid-places.ts';
import { placeSizes, wordsClass } from './place-class.ts';

export function DestinationCard({ destination, place }: { destination: ListedDestination; place: GridPlace }) {
  const text = useText('destinations');
  const textOf = useLocalisedText();
  const name = textOf(destination.name);
  const category = textOf(destination.category);
  const location = textOf(destination.location);
  const description = textOf(destination.description);
  return (
    <article className="group relative isolate flex h-full flex-col overflow-hidden rounded-panel bg-deep text-white">
      <Photo
        meta={destination.image.meta}
        path={destination.image.url}
        alt=""
        sizes={placeSizes(place)}
        className="absolute inset-0 -z-20"
        imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
        missing={<MissingPhoto className="absolute! inset-0 -z-20" labelClassName="mt-10 self-start" />}
      />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.92),rgb(4_24_36/0.66)_34%,rgb(4_24_36/0.12)_68%,rgb(4_24_36/0.3))]" />
      {category.value && (
        <p lang={category.lang} className="m-5 self-start rounded-full bg-abyss/75 px-3 py-1 text-xs font-semibold">
          {category.value}
        </p>
      )}
      <div className="mt-auto p-5 sm:p-6">
        <h3 lang={name.lang} className="heading-3">
          {name.value}
        </h3>
        {location.value && (
          <p lang={location.lang} className="mt-1.5 flex items-center gap-1.5 text-sm text-foam/90">
            <PinIcon className="size-4 shrink-0 text-shallows" />
            {location.value}
          </p>
        )}
        <p lang={description.lang} className={classNames('mt-3 hidden max-w-prose text-foam/90', wordsClass(place))}>
          {description.value}
        </p>
        <Link
          to={destinationPath(destination.id)}
          aria-label={`${text('explore')}: ${name.value}`}
          className="mt-4 inline-flex min-h-11 items-center gap-2 rounded-full border border-white/55 px-5 text-sm font-semibold transition-colors duration-300 group-hover:border-coral group-hover:bg-coral group-hover:text-abyss after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-shallows"
        >
          {text('explore')}
          <ArrowRightIcon className="size-4 transition-[translate] duration-300 group-hover:translate-x-1" />
        </Link>
      </div>
    </article>
  );
}
