import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CameraIcon, ExpandIcon } from '@reefdesk/ui/icons';
import { lazyComponent, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import type { Destination, DestinationPhoto } from '../../shared/destinations/destination.ts';
import { useLocalisedText } from '../../shared/localised/use-localised-text.ts';

const LARGE_SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 60vw, 94vw';
const SMALL_SIZES = '(min-width: 64rem) 20rem, 50vw';

interface GalleryTileProps {
  photo: DestinationPhoto;
  large: boolean;
  label: string;
  onOpen: () => void;
}

function GalleryTile({ photo, large, label, onOpen }: GalleryTileProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      className="group absolute inset-0 overflow-hidden rounded-panel"
    >
      <Photo
        meta={photo.meta}
        path={photo.url}
        alt=""
        sizes={large ? LARGE_SIZES : SMALL_SIZES}
        className="size-full"
        imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
      />
      <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-abyss/70 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        <ExpandIcon className="size-4.5" />
      </span>
    </button>
  );
}

/** Number of small tiles beside the large one (CONST-09). */
const SMALL_TILES = 4;
/** Above this number, a button opens all photos (CONST-09). */
const MAX_WITHOUT_BUTTON = 5;

interface TileLayout {
  grid: string;
  /** Place and height of each shown photo, as classes. */
  tiles: readonly string[];
  viewAll: boolean;
}

const WHOLE = 'col-span-full aspect-[3/2]';
const SMALL = 'aspect-square sm:aspect-[4/3]';

function tileLayout(count: number): TileLayout {
  const viewAll = count > MAX_WITHOUT_BUTTON;
  if (count <= 1) return { grid: 'grid-cols-1', tiles: count ? [WHOLE] : [], viewAll };
  if (count === 2) return { grid: 'grid-cols-2', tiles: Array(2).fill('aspect-[3/4] sm:aspect-[4/3]'), viewAll };
  if (count === 3) {
    const stacked = 'aspect-square sm:aspect-auto';
    return {
      grid: 'grid-cols-2 sm:grid-cols-3 sm:grid-rows-2',
      tiles: [`${WHOLE} sm:col-span-2 sm:row-span-2`, stacked, stacked],
      viewAll,
    };
  }
  const small = Math.min(count - 1, SMALL_TILES);
  const columns = small === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4';
  return { grid: columns, tiles: [WHOLE, ...Array<string>(small).fill(SMALL)], viewAll };
}

const loadLightbox = () => import('../../shared/lightbox.tsx');
const Lightbox = lazyComponent(loadLightbox);

export function Gallery({ destination: { name, photos } }: { destination: Destination }) {
  const text = useText('destination-detail');
  const localise = useLocalise();
  const title = useLocalisedText()(name);
  // A photo's own text is English, so the place's name in the reader's language takes precedence.
  const described = photos.map((photo) => ({ ...photo, alt: localise({ ...name, en: photo.alt || name.en }) }));
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  const show = (index: number) => {
    setShown(index);
    setOpen(true);
  };
  const { grid, tiles, viewAll } = tileLayout(photos.length);
  return (
    <section
      aria-labelledby="gallery-heading"
      onPointerEnter={() => void loadLightbox()}
      onFocus={() => void loadLightbox()}
      className="px-[clamp(1.25rem,5vw,4rem)] pt-16 pb-20 lg:px-0 lg:pb-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="gallery-heading" className="heading-3">
          {text('gallery.title')}
        </h2>
        <p className="text-sm font-semibold text-ink/75">{text('gallery.count', { count: photos.length })}</p>
      </div>
      {photos.length === 0 ? (
        <EmptyState icon={CameraIcon} title={text('gallery.none')}>
          {text('gallery.noneHint')}
        </EmptyState>
      ) : (
        <ul className={classNames('mt-6 grid gap-3 sm:gap-4', grid)}>
          {photos.slice(0, tiles.length).map((photo, index) => (
            <li key={photo.key} className={classNames('relative', tiles[index])}>
              <GalleryTile
                photo={photo}
                large={index === 0}
                label={text('gallery.open', { number: index + 1, total: photos.length })}
                onOpen={() => show(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {viewAll && (
        <Button variant="outline" className="mt-6" aria-haspopup="dialog" onClick={() => show(0)}>
          <ExpandIcon />
          {text('gallery.viewAll', { count: photos.length })}
        </Button>
      )}
      {shown !== undefined && (
        <Suspense>
          <Lightbox
            title={title.value}
            titleLang={title.lang}
            photos={described}
            index={shown}
            onIndex={setShown}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
