import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';
import { ImageIcon } from './icons.tsx';
import { ruleClass } from './rule-class.tsx';
import { useHydrating } from './use-hydrating.tsx';

/** One address serves AVIF or WebP, as the browser accepts; `srcSet` offers the widths that exist. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Pixels of the master; they reserve the place, so that nothing jumps. */
  width?: number;
  height?: number;
  /** Dominant colour, shown first. */
  color?: string;
  /** Tiny blurred `data:` image, shown until the picture is there. */
  preview?: string;
  /** What a crop keeps in sight, from 0 (left, top) to 1 (right, bottom); the middle without. */
  focal?: { x: number; y: number } | undefined;
}

export interface PictureProps {
  /** Null or undefined shows the placeholder. */
  source: PictureSource | null | undefined;
  alt: string;
  /** The width it takes on screen, as `sizes` of an image: `(min-width: 64rem) 33vw, 100vw`. */
  sizes?: string;
  /** Text of the placeholder for a missing or broken image. */
  missingLabel: string;
  /** Shown instead of the placeholder. */
  missing?: ReactNode;
  /** Of the frame: give it the size or the aspect ratio (`aspect-[4/5]`). The picture covers it. */
  className?: string;
  /** Of the picture inside the frame. */
  imageClassName?: string;
  /** For the one picture that is seen first: loaded at once and with priority. */
  priority?: boolean;
}

/** A picture that fills its frame without a jump, and says so when there is none. */
export function Picture(props: PictureProps) {
  const { source, alt, sizes = '100vw', missingLabel, missing, className, imageClassName, priority = false } = props;
  const [broken, setBroken] = useState<string>();
  const [shown, setShown] = useState<string>();
  const hydrating = useHydrating();
  const image = useRef<HTMLImageElement>(null);
  const src = source?.src;
  // What came with the page may have arrived, or failed, before anybody listened.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (!complete || !src) return;
    if (naturalWidth > 0) setShown(src);
    else if (image.current?.currentSrc) setBroken(src);
  }, [src]);
  if (!source || broken === source.src) return missing ?? <Missing label={missingLabel} className={className} />;
  // The preview is long: a page from the server does without it.
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
