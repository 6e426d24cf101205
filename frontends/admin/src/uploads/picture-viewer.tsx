import type { ImageView } from '@reefdesk/contracts/images';
import { IconButton } from '@reefdesk/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@reefdesk/ui/icons';
import { Modal, Photo, useSwipe, useText } from '@reefdesk/web-kit';
import { type KeyboardEvent, useRef } from 'react';

export interface ViewedPicture {
  key: string;
  path: string;
  meta: ImageView | null;
}

export interface PictureViewerProps {
  title: string;
  pictures: readonly ViewedPicture[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

const UNKNOWN_RATIO = 3 / 2;

/** Pictures over the whole screen; buttons, arrow keys and swipes go round. Mount it to open it, lazily. */
export default function PictureViewer({ title, pictures, index, onIndex, onClose }: PictureViewerProps) {
  const text = useText('common');
  const stage = useRef<HTMLElement>(null);
  const picture = pictures[index];
  const step = (by: 1 | -1) => pictures.length > 1 && onIndex((index + by + pictures.length) % pictures.length);
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const ratio = picture?.meta ? picture.meta.width / picture.meta.height : UNKNOWN_RATIO;
  const arrow = 'absolute top-1/2 z-10 -translate-y-1/2 bg-abyss/70!';
  return (
    <Modal open onClose={onClose} kind="full" title={title} titleHidden initialFocus={stage}>
      {picture && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
        <div onKeyDown={onKeyDown} className="flex min-h-full flex-col">
          <header className="flex min-h-16 items-center gap-5 py-3 pr-18 pl-5 sm:pl-8">
            <p aria-hidden="true" className="min-w-0 truncate font-display text-lg">
              {title}
            </p>
            <p aria-live="polite" className="shrink-0 text-sm font-semibold text-foam/80 tabular-nums">
              {index + 1} / {pictures.length}
            </p>
          </header>
          <figure
            ref={stage}
            tabIndex={-1}
            {...swipe}
            className="relative flex flex-1 touch-pan-y flex-col justify-center pb-8 outline-none"
          >
            <div
              key={picture.key}
              className="mx-auto max-w-full animate-fade overflow-hidden sm:rounded-panel"
              style={{ aspectRatio: ratio, width: `min(100%, calc(${ratio.toFixed(4)} * (100dvh - 8rem)))` }}
            >
              <Photo
                meta={picture.meta}
                path={picture.path}
                alt={title}
                sizes="100vw"
                priority
                className="size-full"
                imageClassName="object-contain!"
              />
            </div>
            {pictures.length > 1 && (
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
        </div>
      )}
    </Modal>
  );
}
