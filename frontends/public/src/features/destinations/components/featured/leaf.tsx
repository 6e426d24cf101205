import { classNames } from '@reefdesk/ui/class-names';
import { Photo } from '@reefdesk/web-kit';
import type { Destination } from '../../../../destinations/destination.ts';
import { MissingPhoto } from '../../../../photos/missing-photo.tsx';

/** Pictures are 3:2 and cover the frame, so a high window shows one wider than itself; phones take a smaller file. */
export const LEAF_SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 140vh)';

export interface LeafProps {
  destination: Destination;
  /** From which side it is turned in; without it, it lies there already. */
  from?: 1 | -1 | undefined;
  priority?: boolean;
}

/** One picture of the cover, turned over the one before it like a page. */
export function Leaf({ destination: { image }, from, priority = false }: LeafProps) {
  return (
    <div
      className={classNames(
        'absolute inset-0 -z-20 transition-[clip-path] duration-1000 ease-buoyant [clip-path:inset(0)]',
        from === 1 && 'starting:[clip-path:inset(0_0_0_100%)]',
        from === -1 && 'starting:[clip-path:inset(0_100%_0_0)]',
      )}
    >
      <Photo
        meta={image.meta}
        path={image.url}
        alt=""
        sizes={LEAF_SIZES}
        priority={priority}
        className="size-full"
        imageClassName={classNames(
          'transition-[translate] duration-1200 ease-buoyant',
          from === 1 && 'starting:translate-x-[12%]',
          from === -1 && 'starting:-translate-x-[12%]',
        )}
        missing={<MissingPhoto className="size-full" />}
      />
    </div>
  );
}
