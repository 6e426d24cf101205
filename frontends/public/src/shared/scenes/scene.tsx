import { classNames } from '@reefdesk/ui/class-names';
import type { SceneFiles } from './scene-files.ts';

export interface SceneProps {
  scene: SceneFiles;
  /** Scene for windows that are taller than wide. */
  tall?: SceneFiles;
  /** Empty for decorative scenes. */
  alt?: string;
  sizes?: string;
  tallSizes?: string;
  priority?: boolean;
  /** Classes of the image: its size, and `object-…` for its visible part. */
  className?: string;
}

const PORTRAIT = '(max-aspect-ratio: 4/5)';

/** A built-in scene, cropped to the shape of the window. Photographs of the operator are `Photo`s. */
export function Scene({ scene, tall, alt = '', sizes = '100vw', tallSizes = sizes, priority = false, className }: SceneProps) {
  return (
    <picture>
      {tall && <source type="image/avif" media={PORTRAIT} srcSet={tall.avif} sizes={tallSizes} />}
      {tall && <source type="image/webp" media={PORTRAIT} srcSet={tall.webp} sizes={tallSizes} />}
      <source type="image/avif" srcSet={scene.avif} sizes={sizes} />
      <source type="image/webp" srcSet={scene.webp} sizes={sizes} />
      <img
        src={scene.plain}
        alt={alt}
        width={scene.width}
        height={scene.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={classNames('object-cover', className)}
      />
    </picture>
  );
}
