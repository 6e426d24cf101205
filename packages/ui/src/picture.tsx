import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';
import { ImageIcon } from './icons.tsx';
import { ruleClass } from './rule-class.tsx';
import { useHydrating } from './use-hydrating.tsx';

/** One URL serves AVIF or WebP, depending on the browser; `srcSet` lists the existing widths. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Size of the master in pixels; reserves the space, so that the layout does not shift. */
  width?: number;
  height?: number;
  color?: string;
  /** Tiny blurred `data:` image, shown until the image has loaded. */
  preview?: string;
  /** Focal point that a crop keeps visible, from 0 (left, top) to 1 (right, bottom); the centre by default. */
  focal?: { x: number; y: number } | undefined;
}

export interface PictureProps {
  source: PictureSource | null | undefined;
  alt: string;
  /** Width on screen, as `sizes` of an image: `(min-width: 64rem) 33vw, 100vw`. */
  sizes?: string;
  missingLabel: string;
  missing?: ReactNode;
  /** Class of the frame, which sets the size or aspect ratio (`aspect-[4/5]`). */
  className?: string;
  imageClassName?: string;
  /** For the one image that is visible first: loaded immediately with high priority. */
  priority?: boolean;
}

export function Picture(props: PictureProps) {
  const { source, alt, sizes = '100vw', missingLabel, missing, className, imageClassName, priority = false } = props;
  const [broken, setBroken] = useState<string>();
  const [shown, setShown] = useState<string>();
  const hydrating = useHydrating();
  const image = useRef<HTMLImageElement>(null);
  const src = source?.src;
  // An image in the server's HTML may have loaded or failed before the event handlers were attached.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (!complete || !src) return;
    if (naturalWidth > 0) setShown(src);
    else if (image.current?.currentSrc) setBroken(src);
  }, [src]);
  if (!source || broken === source.src) return missing ?? <Missing label={missingLabel} className={className} />;
  // The preview is a long `data:` URI, so server-rendered pages leave it out.
  const isWaiting = source.preview && shown !== source.src && !hydrating;
  const at = source.focal && `${source.focal.x * 100}% ${source.focal.y * 100}%`;
  const ground = ruleClass({
    'background-color': source.color,
    'background-image': isWaiting ? `url("${source.preview}")` : undefined,
  });
  return (
    <span className={classNames('block overflow-hidden bg-cover bg-center', ground, className)}>
      <img
        ref={image}
        src={source.src}
        srcSet={source.srcSet || undefined}
        sizes={source.srcSet ? sizes : undefined}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onLoad={() => setShown(source.src)}
        onError={() => setBroken(source.src)}
        className={classNames('size-full object-cover', ruleClass({ 'object-position': at }), imageClassName)}
      />
    </span>
  );
}

function Missing({ label, className }: { label: string; className: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('grid place-items-center overflow-hidden bg-shallows/20 text-ocean', className)}
    >
      <span className="flex flex-col items-center gap-2 p-3 text-center text-sm">
        <ImageIcon className="size-8 opacity-70" />
        {label}
      </span>
    </span>
  );
}
