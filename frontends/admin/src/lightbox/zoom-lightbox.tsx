import type { ImageView } from '@reefdesk/contracts/images';
import { Button, IconButton } from '@reefdesk/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, ExpandIcon, MinusIcon, PlusIcon } from '@reefdesk/ui/icons';
import { imageSource, Modal, Photo, resolveImagePath, useText } from '@reefdesk/web-kit';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { download } from './download.ts';
import { useZoom } from './use-zoom.ts';

export interface LightboxPicture {
  key: string;
  title: string;
  meta: ImageView | null;
  /** Read where `meta` is missing. */
  path: string;
}

export interface ZoomLightboxProps {
  pictures: readonly LightboxPicture[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

const PAN_PX = 80;
/** Which way the picture moves when one looks that way. */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const;

/** Pictures over the whole screen, to zoom into and to download; Escape closes (AGAL-04). Mount it when it opens. */
export default function ZoomLightbox({ pictures, index, onIndex, onClose }: ZoomLightboxProps) {
  const text = useText('lists');
  const picture = pictures[index];
  const focus = useRef<HTMLDivElement>(null);
  const step = (direction: 1 | -1) => pictures.length > 1 && onIndex((index + direction + pictures.length) % pictures.length);
  if (!picture) return null;
  return (
    <Modal open onClose={onClose} kind="full" title={picture.title} titleHidden initialFocus={focus}>
      <Stage
        picture={picture}
        focus={focus}
        position={text('lightbox.position', { number: index + 1, total: pictures.length })}
        onStep={pictures.length > 1 ? step : undefined}
        label={text('lightbox.stage')}
      />
    </Modal>
  );
}

interface StageProps {
  /** Has the focus first, so that its keys work at once. */
  focus: RefObject<HTMLDivElement | null>;
  picture: LightboxPicture;
  position: string;
  label: string;
  onStep: ((direction: 1 | -1) => void) | undefined;
}

/** Stays when the picture changes, so that keys and focus do; only the picture itself is another one. */
function Stage({ focus, picture, position, label, onStep }: StageProps) {
  const text = useText('lists');
  const { zoom, stage, dragging, move, zoomIn, zoomOut, fit, handlers } = useZoom(picture.key, (direction) => onStep?.(direction));
  const inside = zoom.scale > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') fit();
    else if (event.key in ARROWS) {
      const [x, y] = ARROWS[event.key as keyof typeof ARROWS];
      if (inside) move(x * PAN_PX, y * PAN_PX);
      else if (x !== 0) onStep?.(x > 0 ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  const ratio = picture.meta ? picture.meta.width / picture.meta.height : 3 / 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
    <div ref={focus} tabIndex={-1} onKeyDown={onKeyDown} className="outline-none flex h-full min-h-0 flex-col">
      <header className="flex min-h-16 items-center gap-x-5 py-3 pr-18 pl-5 sm:pl-8">
        <p aria-hidden="true" className="line-clamp-2 min-w-0 font-display text-lg leading-tight">
          {picture.title}
        </p>
        <p aria-live="polite" className="shrink-0 text-sm font-semibold text-foam/80 tabular-nums">
          {position}
        </p>
      </header>
      <section
        ref={stage}
        aria-label={label}
        {...handlers}
        className={`relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden select-none ${inside ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <div
          key={picture.key}
          className={dragging ? '' : 'transition-transform duration-200 ease-out'}
          style={{
            aspectRatio: ratio,
            width: `min(100%, calc(${ratio.toFixed(4)} * (100dvh - 9rem)))`,
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          }}
        >
          <Photo
            meta={picture.meta}
            path={picture.path}
            alt={picture.title}
            sizes={inside ? '250vw' : '100vw'}
            priority
            className="size-full"
            imageClassName="pointer-events-none object-contain!"
          />
        </div>
        {onStep && (
          <>
            <IconButton
              label={text('lightbox.previous')}
              onClick={() => onStep(-1)}
              className="absolute top-1/2 left-2 -translate-y-1/2 bg-abyss/70! sm:left-6"
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              label={text('lightbox.next')}
              onClick={() => onStep(1)}
              className="absolute top-1/2 right-2 -translate-y-1/2 bg-abyss/70! sm:right-6"
            >
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
      </section>
      <footer className="flex min-h-18 items-center justify-center gap-1 px-4 sm:gap-2 pb-[env(safe-area-inset-bottom)]">
        <IconButton label={text('lightbox.zoomOut')} onClick={zoomOut}>
          <MinusIcon />
        </IconButton>
        <span role="status" className="min-w-14 text-center text-sm font-semibold tabular-nums">
          {Math.round(zoom.scale * 100)}%
        </span>
        <IconButton label={text('lightbox.zoomIn')} onClick={zoomIn}>
          <PlusIcon />
        </IconButton>
        <IconButton label={text('lightbox.fit')} onClick={fit}>
          <ExpandIcon />
        </IconButton>
        <DownloadButton picture={picture} />
      </footer>
    </div>
  );
}

function DownloadButton({ picture }: { picture: LightboxPicture }) {
  const text = useText('lists');
  const [failed, setFailed] = useState<string>();
  const url = picture.meta ? resolveImagePath(picture.meta.url) : imageSource(null, picture.path)?.src;
  const [save, busy] = useOnceAtATime(async () => {
    setFailed(undefined);
    if (url) await download(url, picture.title).catch(() => setFailed(picture.key));
  });
  return (
    <>
      <Button variant="outline" size="small" busy={busy} disabled={!url} onClick={() => void save()} className="ml-2 sm:ml-3">
        {!busy && <DownloadIcon className="size-4" />}
        {text('lightbox.download')}
      </Button>
      <span role="alert" className="text-sm text-coral-light">
        {failed === picture.key && text('lightbox.failed')}
      </span>
    </>
  );
}
