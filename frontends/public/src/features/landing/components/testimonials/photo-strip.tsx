import { Photo, useText } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import type { TestimonialPhoto } from '../../testimonial.ts';

export interface PhotoStripProps {
  photos: readonly TestimonialPhoto[];
  index: number;
  onIndex: (index: number) => void;
  name: string;
}

/** All photos small in a row; the shown one is marked and kept in view. */
export function PhotoStrip({ photos, index, onIndex, name }: PhotoStripProps) {
  const text = useText('landing');
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ul
      ref={strip}
      aria-label={text('gallery.strip')}
      className="scrollbar-none relative mx-auto flex max-w-full gap-2 overflow-x-auto p-1"
    >
      {photos.map((photo, number) => (
        <li key={photo.key} className="shrink-0">
          <button
            type="button"
            aria-label={text('testimonials.photo', { number: number + 1, name })}
            aria-current={number === index || undefined}
            onClick={() => onIndex(number)}
            className="block overflow-hidden rounded-lg opacity-60 transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2 aria-current:ring-coral"
          >
            <Photo meta={photo.meta} path={photo.url} alt="" sizes="5rem" className="size-16" />
          </button>
        </li>
      ))}
    </ul>
  );
}
