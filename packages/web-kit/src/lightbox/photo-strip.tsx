import { classNames } from '@reefdesk/ui/class-names';
import { Photo } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import type { LightboxPhoto } from './lightbox-photo.ts';
import { useLightboxText } from './texts.ts';

export interface PhotoStripProps {
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
  /** Label of a thumbnail, counted from 1; its number by default. */
  labelOf?: (number: number) => string;
  className?: string;
}

export function PhotoStrip({ photos, index, onIndex, labelOf, className }: PhotoStripProps) {
  const text = useLightboxText();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ul
      ref={strip}
      aria-label={text('strip')}
      className={classNames('scrollbar-none relative mx-auto flex max-w-full gap-2 overflow-x-auto p-1', className)}
    >
      {photos.map((photo, number) => (
        <li key={photo.key} className="shrink-0">
          <button
            type="button"
            aria-label={labelOf?.(number + 1) ?? text('show', { number: number + 1 })}
            aria-current={number === index || undefined}
            onClick={() => onIndex(number)}
            className="block overflow-hidden rounded-lg opacity-60 transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2 aria-current:ring-coral"
          >
            <Photo
              meta={photo.meta}
              path={photo.url}
              alt=""
              sizes="5rem"
              className="size-16"
              missing={<span className="block size-16 bg-linear-to-b from-ocean to-deep" />}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
