import { Container } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import { useWords } from '../../../localised/use-words.ts';
import type { Travel } from '../travel.ts';
import { TourActions } from './tour-actions.tsx';

/** The package as a whole, for those who have seen its places. */
export function Journey({ travel, onItinerary }: { travel: Travel; onItinerary: () => void }) {
  const text = useText('travel');
  const wordsOf = useWords();
  const description = wordsOf(travel.description);
  if (!description.words) return null;
  return (
    <section aria-labelledby="journey-heading" className="section bg-linear-to-b from-abyss to-deep">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h2 id="journey-heading" className="heading-2">
          {text('journey.title')}
        </h2>
        <div>
          <p lang={description.lang} className="font-display text-xl leading-snug whitespace-pre-line [&:lang(zh)]:leading-relaxed">
            {description.words}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <TourActions travel={travel} onItinerary={onItinerary} />
          </div>
        </div>
      </Container>
    </section>
  );
}
