import { IconButton } from '@reefdesk/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@reefdesk/ui/icons';
import { imageSource, Modal, useSwipe, useText } from '@reefdesk/web-kit';
import { type KeyboardEvent, useRef } from 'react';
import { usePreload } from '../photos/use-preload.ts';
import { KeyHints } from './key-hints.tsx';
import type { LightboxPhoto } from './lightbox-photo.ts';
import { LightboxStage, STAGE_SIZES } from './lightbox-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';

export interface LightboxProps {
  title: string;
  /** Of the title, where it is not the page's. */
  titleLang?: string | undefined;
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
  open: boolean;
  onClose: () => void;
}

/** Photos over the whole screen: buttons, arrow keys and swipes go round (DDET-20..26, DDET-30). Load it lazily. */
export default function Lightbox({ title, titleLang, photos, index, onIndex, open, onClose }: LightboxProps) {
  const text = useText('lightbox');
  const stage = useRef<HTMLElement>(null);
  const count = photos.length;
  const photo = photos[index];
  const at = (number: number) => (number + count) % count;
  const step = (direction: 1 | -1) => count > 1 && onIndex(at(index + direction));
  const swipe = useSwipe(step);
  usePreload(
    [photos[at(index + 1)], photos[at(index - 1)]].map((near) => near && imageSource(near.meta, near.url)),
    STAGE_SIZES,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else return;
    event.preventDefault();
  };
  const arrow = 'absolute top-1/2 z-10 -translate-y-1/2 bg-abyss/70!';
  return (
    <Modal open={open} onClose={onClose} kind="full" title={title} titleHidden initialFocus={stage}>
      {photo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
        <div onKeyDown={onKeyDown} className="flex min-h-full flex-col">
          <header className="flex min-h-16 items-center gap-x-5 py-3 pr-18 pl-5 sm:pl-8">
            <p lang={titleLang} aria-hidden="true" className="min-w-0 truncate font-display text-lg">
              {title}
            </p>
            <p aria-live="polite" className="shrink-0 text-sm font-semibold text-foam/80 tabular-nums">
              {text('counter', { number: index + 1, total: count })}
            </p>
          </header>
          <Progress index={index} count={count} label={text('progress')} />
          <figure
            ref={stage}
            tabIndex={-1}
            {...swipe}
            className="relative flex min-h-48 flex-1 touch-pan-y flex-col justify-center outline-none"
          >
            <LightboxStage key={photo.key} photo={photo} alt={photo.alt || title} />
            {count > 1 && (
              <>
                <IconButton label={text('previous')} onClick={() => step(-1)} className={`${arrow} left-2 sm:left-6`}>
                  <ChevronLeftIcon />
                </IconButton>
                <IconButton label={text('next')} onClick={() => step(1)} className={`${arrow} right-2 sm:right-6`}>
                  <ChevronRightIcon />
                </IconButton>
              </>
            )}
          </figure>
          <footer className="px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <PhotoStrip
              photos={photos}
              index={index}
              onIndex={onIndex}
              label={text('strip')}
              labelOf={(number) => text('show', { number })}
              className="w-fit"
            />
            <KeyHints />
          </footer>
        </div>
      )}
    </Modal>
  );
}

function Progress({ index, count, label }: { index: number; count: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuenow={index + 1}
      aria-valuemax={count}
      className="h-0.5 shrink-0 overflow-hidden bg-foam/15"
    >
      <div className="h-full bg-coral transition-[width] duration-400 ease-buoyant" style={{ width: `${((index + 1) / count) * 100}%` }} />
    </div>
  );
}
