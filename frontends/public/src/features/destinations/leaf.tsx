import { classNames } from '@reefdesk/ui/class-names';
import { Photo } from '@reefdesk/web-kit';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { MissingPhoto } from '../../shared/missing-photo.tsx';

/** Pictures are 3:2 and cover the frame, so a tall window shows a wider picture; phones load a smaller file. */
export const LEAF_SIZES = '(max-aspect-ratio: 3/4) 50vh, max(100vw, 140vh)';

export interface LeafProps {
  destination: ListedDestination;
  /** Direction in which this picture is turned away; undefined if it lies flat. */
  away?: 1 | -1 | undefined;
  priority?: boolean;
}

/** A picture of the cover, turned away to show the full-size next one: a picture that grows would be a new largest paint. */
export function Leaf({ destination: { image }, away, priority = false }: LeafProps) {
  return (
    <div
      className={classNames(
        'absolute inset-0 -z-20 transition-[clip-path] duration-1000 ease-buoyant',
        away === undefined && '[clip-path:inset(0)]',
        away === 1 && '[clip-path:inset(0_100%_0_0)]',
        away === -1 && '[clip-path:inset(0_0_0_100%)]',
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
          away === 1 && '-translate-x-[12%]',
          away === -1 && 'translate-x-[12%]',
        )}
        missing={<MissingPhoto className="size-full" />}
      />
    </div>
  );
}
