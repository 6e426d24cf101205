import { classNames } from '@reefdesk/ui/class-names';
import { usePreload } from '@reefdesk/ui/use-preload';
import { imageSource, Modal } from '@reefdesk/web-kit';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { LightboxPhoto } from './lightbox-photo.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { Stage, stageSizes } from './stage.tsx';
import { useLightboxText } from './texts.ts';
import { ZoomStage } from './zoom-stage.tsx';

/** The lightbox of all remotes. It is not a shared library: import `@reefdesk/web-kit/lightbox` lazily. */

export interface LightboxProps {
  title?: string;
  titleLang?: string | undefined;
  photos: readonly LightboxPhoto[];
  index: number;
  onIndex: (index: number) => void;
  open: boolean;
  onClose: () => void;
  /** `window`: full screen. `panel`: centred, a bottom sheet on phones. */
  over?: 'window' | 'panel';
  /** Keys and swipes wrap around, or stop at the ends, where space also moves on (OR-33). Buttons always wrap around. */
  ends?: 'round' | 'stop';
  /** Replaces title and number, which the header must then show. */
  header?: ReactNode;
  /** Adds thumbnails, the position and key hints. */
  guided?: boolean;
  /** Adds zooming and downloading; not together with `guided`. */
  zoomable?: boolean;
  missing?: ReactNode;
  empty?: ReactNode;
  children?: ReactNode;
}

export { PhotoStrip };

/** Shows one large photo at a time: buttons, keys and swipes change it, Escape closes. */
export default function Lightbox(props: LightboxProps) {
  const { titleLang, photos, index, onIndex, open, onClose, over = 'window', ends = 'round', guided, zoomable } = props;
  const text = useLightboxText();
  const stage = useRef<HTMLElement>(null);
  const count = photos.length;
  const photo = photos[index];
  const title = props.title ?? photo?.alt ?? '';
  const at = (number: number) => (number + count) % count;
  const step = (direction: 1 | -1) => count > 1 && onIndex(at(index + direction));
  const go = (direction: 1 | -1) => (ends === 'round' || photos[index + direction]) && step(direction);
  usePreload(
    [photos[at(index + 1)], photos[at(index - 1)]].map((near) => near && imageSource(near.meta, near.url)),
    stageSizes[over],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const space = ends === 'stop' && event.key === ' ' && !(event.target as Element).closest('button');
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight' || space) go(1);
    else return;
    event.preventDefault();
  };
  const position = text('position', { number: index + 1, total: count });
  const shown = photo && { photo: { ...photo, alt: photo.alt || title }, stage, onSwipe: go, onStep: count > 1 ? step : undefined };
  return (
    <Modal
      open={open}
      onClose={onClose}
      kind={over === 'window' ? 'full' : 'dark'}
      title={title}
      titleHidden
      initialFocus={stage}
      className={over === 'panel' ? 'sm:max-w-5xl' : ''}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of everything inside. */}
      <div
        onKeyDown={onKeyDown}
        className={classNames('flex flex-col', over === 'panel' ? 'gap-5 p-4 pt-5 sm:p-7' : zoomable ? 'h-full min-h-0' : 'min-h-full')}
      >
        {props.header ?? <Header title={title} lang={titleLang} position={photo ? position : ''} />}
        {guided && <Progress index={index} count={count} label={text('progress')} />}
        {shown ? zoomable ? <ZoomStage {...shown} /> : <Stage {...shown} over={over} missing={props.missing} /> : props.empty}
        {guided && photo && (
          <footer className="px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <PhotoStrip photos={photos} index={index} onIndex={onIndex} className="w-fit" />
            <KeyHints />
          </footer>
        )}
        {photo && props.children}
      </div>
    </Modal>
  );
}

function Header({ title, lang, position }: { title: string; lang: string | undefined; position: string }) {
  return (
    <header className="flex min-h-16 items-center gap-x-5 py-3 pr-18 pl-5 sm:pl-8">
      <p lang={lang} aria-hidden="true" className="line-clamp-2 min-w-0 font-display text-lg leading-tight">
        {title}
      </p>
      <p aria-live="polite" className="shrink-0 text-sm font-semibold text-foam/80 tabular-nums">
        {position}
      </p>
    </header>
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

function KeyHints() {
  const text = useLightboxText();
  return (
    <p className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-xs text-foam/75">
      <span className="pointer-coarse:hidden">
        <Key>←</Key> <Key>→</Key> {text('hints.browse')}
      </span>
      <span className="pointer-coarse:hidden">
        <Key>{text('hints.escape')}</Key> {text('hints.close')}
      </span>
      <span className="hidden pointer-coarse:inline">{text('hints.swipe')}</span>
    </p>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="inline-grid min-w-6 place-items-center rounded-md border border-foam/30 px-1.5 font-sans">{children}</kbd>;
}
