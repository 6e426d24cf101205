import { ExpandIcon } from '@reefdesk/ui/icons';
import { Photo } from '@reefdesk/web-kit';
import type { DestinationPhoto } from '../../shared/destinations/destination.ts';

const LARGE_SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 60vw, 94vw';
const SMALL_SIZES = '(min-width: 64rem) 20rem, 50vw';

export interface GalleryTileProps {
  photo: DestinationPhoto;
  large: boolean;
  label: string;
  onOpen: () => void;
}

export function GalleryTile({ photo, large, label, onOpen }: GalleryTileProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      className="group absolute inset-0 overflow-hidden rounded-panel"
    >
      <Photo
        meta={photo.meta}
        path={photo.url}
        alt=""
        sizes={large ? LARGE_SIZES : SMALL_SIZES}
        className="size-full"
        imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
      />
      <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-abyss/70 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        <ExpandIcon className="size-4.5" />
      </span>
    </button>
  );
}
