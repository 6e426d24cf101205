import { Button, IconButton } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/editing-icons';
import { ExpandIcon, MinusIcon, PlusIcon } from '@reefdesk/ui/icons';
import { imageSource, Photo, resolveImagePath } from '@reefdesk/web-kit';
import { type KeyboardEvent, useState } from 'react';
import { download } from './download.ts';
import type { LightboxPhoto } from './lightbox-photo.ts';
import { ratioOf, type StageProps, StepButtons } from './stage.tsx';
import { useLightboxText } from './texts.ts';
import { useZoom } from './use-zoom.ts';

const PAN_PX = 80;
/** The image moves opposite to the direction of view. */
const ARROWS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const;

/** A photo that can be zoomed, moved and downloaded (AGAL-04). Stays mounted across photos, so that keys and focus keep working. */
export function ZoomStage({ photo, stage, onSwipe, onStep }: StageProps) {
  const text = useLightboxText();
  const { zoom, dragging, move, zoomIn, zoomOut, fit, handlers } = useZoom(photo.key, stage, onSwipe);
  const inside = zoom.scale > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') fit();
    else if (inside && event.key in ARROWS) {
      const [x, y] = ARROWS[event.key as keyof typeof ARROWS];
      move(x * PAN_PX, y * PAN_PX);
    } else return;
    event.preventDefault();
  };
  const ratio = ratioOf(photo);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside.
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <section
        ref={stage}
        tabIndex={-1}
        aria-label={text('stage')}
        {...handlers}
        className={`relative grid min-h-0 flex-1 touch-none place-items-center overflow-hidden outline-none select-none ${inside ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <div
          key={photo.key}
          className={dragging ? '' : 'transition-transform duration-200 ease-out'}
          style={{
            aspectRatio: ratio,
            width: `min(100%, calc(${ratio.toFixed(4)} * (100dvh - 9rem)))`,
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
          }}
        >
          <Photo
            meta={photo.meta}
            path={photo.url}
            alt={photo.alt}
            sizes={inside ? '250vw' : '100vw'}
            priority
            className="size-full"
            imageClassName="pointer-events-none object-contain! object-center!"
          />
        </div>
        <StepButtons onStep={onStep} className="mx-2 bg-abyss/70! sm:mx-6" />
      </section>
      <footer className="flex min-h-18 items-center justify-center gap-1 px-4 sm:gap-2 pb-[env(safe-area-inset-bottom)]">
        <IconButton label={text('zoomOut')} onClick={zoomOut}>
          <MinusIcon />
        </IconButton>
        <span role="status" className="min-w-14 text-center text-sm font-semibold tabular-nums">
          {Math.round(zoom.scale * 100)}%
        </span>
        <IconButton label={text('zoomIn')} onClick={zoomIn}>
          <PlusIcon />
        </IconButton>
        <IconButton label={text('fit')} onClick={fit}>
          <ExpandIcon />
        </IconButton>
        <DownloadButton photo={photo} />
      </footer>
    </div>
  );
}

function DownloadButton({ photo }: { photo: LightboxPhoto }) {
  const text = useLightboxText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const url = photo.meta ? resolveImagePath(photo.meta.url) : imageSource(null, photo.url)?.src;
  const save = async () => {
    if (!url || busy) return;
    setFailed(undefined);
    setBusy(true);
    await download(url, photo.alt).catch(() => setFailed(photo.key));
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" size="small" busy={busy} disabled={!url} onClick={() => void save()} className="ml-2 sm:ml-3">
        {!busy && <DownloadIcon className="size-4" />}
        {text('download')}
      </Button>
      <span role="alert" className="text-sm text-coral-light">
        {failed === photo.key && text('failed')}
      </span>
    </>
  );
}
