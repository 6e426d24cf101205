import { classNames } from '@reefdesk/ui/class-names';
import type { SceneFiles } from './scene-files.ts';

export interface SceneProps {
  scene: SceneFiles;
  /** Shown instead where the window is higher than wide. */
  tall?: SceneFiles;
  /** Empty for scenes that only set the mood. */
  alt?: string;
  sizes?: string;
  /** Those of the tall one. */
  tallSizes?: string;
  /** For the one that is seen first. */
  priority?: boolean;
  /** Of the image: its size, and `object-…` for what must stay in view. */
  className?: string;
}

const PORTRAIT = '(max-aspect-ratio: 4/5)';

/** One of the brand's own drawn scenes, cropped by the shape of the window. Photographs of the operator are `Photo`s. */
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
