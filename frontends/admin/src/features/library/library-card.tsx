import type { LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import { Photo, useText } from '@reefdesk/web-kit';
import { isUndescribed, usePictureFacts } from './picture-facts.ts';

export interface LibraryCardProps {
  image: LibraryImageView;
  onOpen: () => void;
}

export function LibraryCard({ image, onOpen }: LibraryCardProps) {
  const text = useText('library');
  const facts = usePictureFacts();
  const count = image.uses.length;
  return (
    <button
      type="button"
      data-testid="library-card"
      onClick={onOpen}
      className="group grid h-full w-full min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-panel bg-white text-left transition-shadow hover:shadow-lg focus-visible:shadow-lg"
    >
      <Photo
        meta={image.image}
        alt=""
        sizes="(width < 40rem) 46vw, (width < 64rem) 30vw, 15rem"
        className="aspect-[4/3] w-full"
        imageClassName="transition-[scale] duration-300 group-hover:scale-103"
      />
      <span className="flex min-w-0 flex-col gap-1 p-3 sm:p-4">
        <span className="truncate text-sm font-semibold">{facts.nameOf(image)}</span>
        <span className="text-xs text-ink/75">
          <span className="inline-block">{facts.pixelsOf(image)} ·</span> <span className="inline-block">{facts.dateOf(image)}</span>
        </span>
        <span className="mt-auto flex flex-wrap gap-1.5 pt-1.5 text-xs">
          <span className={count > 0 ? 'rounded-full bg-lagoon/15 px-2 py-0.5 text-deep' : 'rounded-full bg-ink/8 px-2 py-0.5 text-ink'}>
            {count > 0 ? text('uses.count', { count }) : text('uses.none')}
          </span>
          {isUndescribed(image) && <span className="rounded-full bg-sun/45 px-2 py-0.5 text-ink">{text('undescribed')}</span>}
        </span>
      </span>
    </button>
  );
}
