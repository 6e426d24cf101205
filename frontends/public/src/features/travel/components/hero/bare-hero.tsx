import { buttonClass } from '@reefdesk/ui/button';
import { Container } from '@reefdesk/ui/layout';
import { Photo, useText } from '@reefdesk/web-kit';
import { EnglishNote } from '../../../../shared/localised/english-note.tsx';
import { useLocalisedText } from '../../../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../../../shared/missing-photo.tsx';
import { type Travel, textsOf } from '../../travel.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { AskForDates } from '../ask-for-dates.tsx';
import { ACTION, TravelActions } from '../travel-actions.tsx';
import { BACKDROP_SIZES } from './backdrop.tsx';

export function BareHero({ travel, onItinerary }: { travel: Travel; onItinerary: () => void }) {
  const text = useText('travel');
  const textOf = useLocalisedText();
  const tour = useTravelTexts();
  const name = textOf(travel.name);
  const description = textOf(travel.description);
  return (
    <section className="relative isolate flex min-h-[calc(100svh-var(--lower-bar)/4)] flex-col overflow-hidden bg-linear-to-b from-ocean to-abyss text-white">
      <Photo
        meta={travel.image.meta}
        path={travel.image.url}
        alt=""
        sizes={BACKDROP_SIZES}
        priority
        className="absolute inset-0 -z-20"
        missing={<MissingPhoto className="absolute! inset-0 -z-20" />}
      />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(to_top,rgb(4_24_36/0.94),rgb(4_24_36/0.66)_40%,transparent_75%),linear-gradient(100deg,rgb(4_24_36/0.6),transparent_65%)]" />
      <Container className="flex flex-1 flex-col justify-end pt-32 pb-14">
        <h1 lang={name.lang} className="heading-1 max-w-3xl animate-rise">
          {name.value}
        </h1>
        <p className="mt-4 font-semibold text-shallows empty:hidden">{tour.shortFacts(travel).join(' · ')}</p>
        {description.value && (
          <p lang={description.lang} className="mt-4 max-w-[36em] text-lg whitespace-pre-line">
            {description.value}
          </p>
        )}
        <EnglishNote texts={textsOf(travel)} className="mt-4 text-sm text-foam/85">
          {text('inEnglish')}
        </EnglishNote>
        <p className="mt-6 max-w-[36em] border-l-2 border-coral pl-4 font-display text-xl">{text('empty')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <AskForDates className={buttonClass({ variant: 'primary', className: `${ACTION} max-lg:hidden` })} />
          <TravelActions travel={travel} onItinerary={onItinerary} />
        </div>
      </Container>
    </section>
  );
}
