import type { DestinationImageView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { lazyComponent, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { type ReactNode, Suspense, useState } from 'react';

const Lightbox = lazyComponent(() => import('@reefdesk/web-kit/lightbox'));

export interface GalleryGridProps {
  destination: DestinationView;
  actions?: (image: DestinationImageView, number: number) => ReactNode;
  children?: ReactNode;
}

export function GalleryGrid({ destination, actions, children }: GalleryGridProps) {
  const text = useText('destinations');
  const name = useLocalise()(destination.name);
  const [open, setOpen] = useState<number | null>(null);
  const images = destination.gallery_images;
  return (
    <>
      {images.length === 0 && !children && <p className="text-sm text-ink/70">{text('galleryEmpty')}</p>}
      <ul aria-label={text('cards.gallery')} className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {images.map((image, index) => (
          <li key={image.gallery_id} data-testid="gallery-image" data-main={image.is_main || undefined} className="relative min-w-0">
            <button
              type="button"
              aria-label={text('enlarge', { number: index + 1 })}
              onClick={() => setOpen(index)}
              className="block w-full overflow-hidden rounded-field"
            >
              <Photo
                meta={image.meta}
                path={image.image_url}
                alt=""
                sizes="(width < 48rem) 44vw, 18rem"
                className="aspect-[4/3] w-full"
                imageClassName="transition-transform duration-300 hover:scale-104"
              />
            </button>
            {image.is_main && (
              <span className="pointer-events-none absolute top-2 left-2 rounded-full bg-deep px-2.5 py-0.5 text-xs font-semibold text-white">
                {text('mainImage')}
              </span>
            )}
            {actions?.(image, index + 1)}
          </li>
        ))}
        {children}
      </ul>
      {open !== null && images[open] && (
        <Suspense>
          <Lightbox
            title={name}
            photos={images.map((image) => ({ key: image.gallery_id, url: image.image_url, alt: '', meta: image.meta }))}
            index={open}
            onIndex={setOpen}
            open
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
