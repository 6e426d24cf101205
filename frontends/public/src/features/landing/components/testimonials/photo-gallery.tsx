import { EmptyState } from '@reefdesk/ui/error-state';
import { ImageIcon } from '@reefdesk/ui/icons';
import { Rating } from '@reefdesk/ui/rating';
import { useText } from '@reefdesk/web-kit';
import Lightbox, { type LightboxProps, PhotoStrip } from '@reefdesk/web-kit/lightbox';
import type { TestimonialPhoto } from '../../../../shared/testimonials/testimonial.ts';

export interface PhotoGalleryProps extends Pick<LightboxProps, 'index' | 'onIndex' | 'open' | 'onClose'> {
  name: string;
  location: string;
  rating: number;
  photos: readonly TestimonialPhoto[];
}

/** A guest's photos. Buttons wrap around; keys and swipes stop at the ends (TESTI-15..19, OR-33). */
export function PhotoGallery({ name, location, rating, photos, ...lightbox }: PhotoGalleryProps) {
  const text = useText('landing');
  const { index, onIndex } = lightbox;
  const shown = photos.map(({ caption, ...photo }) => ({ ...photo, alt: caption }));
  const counter = shown[index] && text('gallery.counter', { number: index + 1, total: photos.length });
  return (
    <Lightbox
      {...lightbox}
      title={text('gallery.title', { name })}
      photos={shown}
      over="panel"
      ends="stop"
      header={<GalleryHeader name={name} location={location} rating={rating} counter={counter} />}
      empty={
        <EmptyState icon={ImageIcon} title={text('gallery.none')}>
          {text('gallery.noneHint')}
        </EmptyState>
      }
    >
      <PhotoStrip photos={shown} index={index} onIndex={onIndex} labelOf={(number) => text('testimonials.photo', { number, name })} />
      <p className="text-center text-sm text-foam/70">{text('gallery.hint')}</p>
    </Lightbox>
  );
}

interface GalleryHeaderProps extends Pick<PhotoGalleryProps, 'name' | 'location' | 'rating'> {
  counter: string | undefined;
}

function GalleryHeader({ name, location, rating, counter }: GalleryHeaderProps) {
  const text = useText('landing');
  return (
    <header className="flex items-center gap-4 pr-12">
      <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-ocean font-display text-xl">
        {[...name][0]?.toUpperCase()}
      </span>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-foam/75">{location}</p>
        <p className="mt-0.5 flex items-center gap-2">
          <Rating value={rating} label={text('testimonials.rating', { rating })} />
          <span aria-hidden="true">{rating}/5</span>
        </p>
      </div>
      <p aria-live="polite" className="shrink-0 text-sm font-semibold tabular-nums">
        {counter}
      </p>
    </header>
  );
}
