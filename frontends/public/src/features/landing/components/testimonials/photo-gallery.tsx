import { IconButton } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { ChevronLeftIcon, ChevronRightIcon, ImageIcon } from '@reefdesk/ui/icons';
import { Rating } from '@reefdesk/ui/rating';
import { Modal, Photo, useSwipe, useText } from '@reefdesk/web-kit';
import { type KeyboardEvent, useRef } from 'react';
import { PhotoStrip } from '../../../../lightbox/photo-strip.tsx';
import type { TestimonialPhoto } from '../../testimonial.ts';

export interface PhotoGalleryProps {
  name: string;
  location: string;
  rating: number;
  photos: readonly TestimonialPhoto[];
  index: number;
  onIndex: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

/** Buttons go round; keys and swipes stop at the ends (TESTI-15..19, OR-33). */
export function PhotoGallery({ name, location, rating, photos, index, onIndex, open, onClose }: PhotoGalleryProps) {
  const text = useText('landing');
  const stage = useRef<HTMLElement>(null);
  const photo = photos[index];
  const last = photos.length - 1;
  const wrapTo = (next: number) => onIndex((next + photos.length) % photos.length);
  const stopAt = (next: number) => next >= 0 && next <= last && onIndex(next);
  const swipe = useSwipe((direction) => stopAt(index + direction));
  const onKeyDown = (event: KeyboardEvent) => {
    // Space on a button is the button's.
    const space = event.key === ' ' && !(event.target as Element).closest('button');
    if (event.key === 'ArrowLeft') stopAt(index - 1);
    else if (event.key === 'ArrowRight' || space) stopAt(index + 1);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      kind="dark"
      title={text('gallery.title', { name })}
      titleHidden
      initialFocus={stage}
      className="sm:max-w-5xl"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside. */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-5 p-4 pt-5 sm:p-7">
        <GalleryHeader
          name={name}
          location={location}
          rating={rating}
          counter={photo && text('gallery.counter', { number: index + 1, total: photos.length })}
        />
        {photo ? (
          <>
            <figure ref={stage} tabIndex={-1} {...swipe} className="relative touch-pan-y outline-none">
              <Photo
                key={photo.key}
                meta={photo.meta}
                path={photo.url}
                alt={photo.caption}
                sizes="(min-width: 68rem) 60rem, 100vw"
                className="aspect-[4/3] max-h-[52dvh] w-full animate-fade rounded-panel sm:aspect-[16/10]"
                imageClassName="object-contain!"
              />
              <figcaption className="sr-only" aria-live="polite">
                {photo.caption}
              </figcaption>
              <IconButton
                label={text('gallery.previous')}
                onClick={() => wrapTo(index - 1)}
                className="absolute top-1/2 left-3 -translate-y-1/2 bg-abyss/60!"
              >
                <ChevronLeftIcon />
              </IconButton>
              <IconButton
                label={text('gallery.next')}
                onClick={() => wrapTo(index + 1)}
                className="absolute top-1/2 right-3 -translate-y-1/2 bg-abyss/60!"
              >
                <ChevronRightIcon />
              </IconButton>
            </figure>
            <PhotoStrip
              photos={photos}
              index={index}
              onIndex={onIndex}
              label={text('gallery.strip')}
              labelOf={(number) => text('testimonials.photo', { number, name })}
            />
            <p className="text-center text-sm text-foam/70">{text('gallery.hint')}</p>
          </>
        ) : (
          <EmptyState icon={ImageIcon} title={text('gallery.none')}>
            {text('gallery.noneHint')}
          </EmptyState>
        )}
      </div>
    </Modal>
  );
}

function GalleryHeader({
  name,
  location,
  rating,
  counter,
}: {
  name: string;
  location: string;
  rating: number;
  counter: string | undefined;
}) {
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
