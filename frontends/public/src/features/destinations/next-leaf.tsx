import { Photo, useText } from '@reefdesk/web-kit';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { useWords } from '../../shared/localised/use-words.ts';
import { MissingPhoto } from '../../shared/missing-photo.tsx';

/** The corner of the next page, for pointers; keys and screen readers have the arrows. */
export function NextLeaf({ destination, onTurn }: { destination: ListedDestination; onTurn: () => void }) {
  const text = useText('destinations');
  const wordsOf = useWords();
  const name = wordsOf(destination.name);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onTurn}
      className="group hidden w-48 self-end text-left transition-[translate] duration-400 ease-buoyant hover:-translate-y-1 lg:block"
    >
      <span key={destination.id} className="block animate-fade">
        <Photo
          meta={destination.image.meta}
          path={destination.image.url}
          alt=""
          sizes="18rem"
          className="aspect-[4/5] rounded-panel shadow-lift"
          imageClassName="transition-[scale] duration-700 ease-buoyant group-hover:scale-104"
          missing={<MissingPhoto className="aspect-[4/5] rounded-panel" />}
        />
        <span className="mt-3 block text-sm text-foam/85">{text('featured.turnTo')}</span>
        <span lang={name.lang} className="block truncate font-display text-lg">
          {name.words}
        </span>
      </span>
    </button>
  );
}
