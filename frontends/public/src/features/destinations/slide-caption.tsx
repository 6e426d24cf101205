import { destinationPath } from '@reefdesk/contracts/pages/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { PinIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import type { ListedDestination } from '../../shared/destinations/destination.ts';
import { useWords } from '../../shared/localised/use-words.ts';

/** The destination on the cover, with a link to it (DEST-09). */
export function SlideCaption({ destination }: { destination: ListedDestination }) {
  const text = useText('destinations');
  const wordsOf = useWords();
  const name = wordsOf(destination.name);
  const category = wordsOf(destination.category);
  const location = wordsOf(destination.location);
  return (
    <div key={destination.id} className="animate-rise">
      {category.words && (
        <p lang={category.lang} className="text-sm font-semibold text-shallows">
          {category.words}
        </p>
      )}
      <h2 lang={name.lang} className="mt-1 font-display text-3xl leading-tight">
        {name.words}
      </h2>
      {location.words && (
        <p lang={location.lang} className="mt-2 flex items-start gap-2 text-foam/90">
          <PinIcon className="mt-1 size-4.5 shrink-0 text-shallows" />
          {location.words}
        </p>
      )}
      <Link
        to={destinationPath(destination.id)}
        aria-label={`${text('featured.explore')}: ${name.words}`}
        className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-6' })}
      >
        {text('featured.explore')}
      </Link>
    </div>
  );
}
