import { destinationPath } from '@reefdesk/contracts/pages/site-paths';
import { Container } from '@reefdesk/ui/layout';
import { Link, useText } from '@reefdesk/web-kit';
import { useLocalisedText } from '../../../shared/localised/use-localised-text.ts';
import type { Slide, Travel } from '../travel.ts';
import { useTravelTexts } from '../use-travel-texts.ts';
import { TravelActions } from './travel-actions.tsx';

export function Journey({ travel, onItinerary }: { travel: Travel; onItinerary: () => void }) {
  const text = useText('travel');
  const places = travel.slides.filter(
    ({ destinationId }, index) => destinationId && travel.slides.findIndex((slide) => slide.destinationId === destinationId) === index,
  );
  return (
    <section aria-labelledby="journey-heading" className="section bg-linear-to-b from-abyss to-deep">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h2 id="journey-heading" className="heading-2">
          {text('journey.title')}
        </h2>
        <div>
          <ul className="border-b border-foam/20">
            {places.map((slide) => (
              <Place key={slide.key} slide={slide} />
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-3">
            <TravelActions travel={travel} onItinerary={onItinerary} />
          </div>
        </div>
      </Container>
    </section>
  );
}

function Place({ slide: { destinationId, name, visitDuration } }: { slide: Slide }) {
  const tour = useTravelTexts();
  const title = useLocalisedText()(name);
  return (
    <li className="border-t border-foam/20">
      <Link to={destinationPath(destinationId)} className="flex min-h-14 items-baseline justify-between gap-6 py-3.5 hover:text-shallows">
        <span lang={title.lang} className="font-display text-xl">
          {title.value}
        </span>
        <span className="shrink-0 text-sm text-foam/85">{tour.visitDuration(visitDuration)}</span>
      </Link>
    </li>
  );
}
