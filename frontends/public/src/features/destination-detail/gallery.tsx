import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CameraIcon, ExpandIcon } from '@reefdesk/ui/icons';
import { lazyPart, useLocalise, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import type { Destination } from '../../shared/destinations/destination.ts';
import { useWords } from '../../shared/localised/use-words.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { tileLayout } from './tile-layout.ts';

const loadLightbox = () => import('../../shared/lightbox.tsx');
const Lightbox = lazyPart(loadLightbox);

/** Layout by number of photos; a click opens all of them in the lightbox (DDET-09, DDET-14..19). */
export function Gallery({ destination: { name, photos } }: { destination: Destination }) {
  const text = useText('destination-detail');
  const localise = useLocalise();
  const title = useWords()(name);
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
            title={title.words}
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
