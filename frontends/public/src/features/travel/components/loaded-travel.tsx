import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { Container } from '@reefdesk/ui/layout';
import { lazyComponent, NeedsScripts, useLocalise, useText } from '@reefdesk/web-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { BottomBar } from '../../../shared/bottom-bar.tsx';
import { useDeparturesQuery } from '../../../shared/departures/departures.api.ts';
import { FormPlace, lateForm } from '../../../shared/enquiry/form-place.tsx';
import { keep, readStored } from '../../../shared/enquiry/stored-enquiry.ts';
import { useArrowKeys } from '../../../shared/use-arrow-keys.ts';
import { ENQUIRY_ID, enquiryForm, goToEnquiry, type TravelEnquiryProps } from '../enquiry-place.ts';
import type { Travel } from '../travel.ts';
import { useCarousel } from '../use-carousel.ts';
import { useItinerary } from '../use-itinerary.ts';
import { useLearnMore } from '../use-learn-more.ts';
import { useTravelPage } from '../use-travel-page.ts';
import { useTravelTexts } from '../use-travel-texts.ts';
import { AskForDates } from './ask-for-dates.tsx';
import { DeparturesSection } from './departures/departures-section.tsx';
import { useLowestPrice } from './departures/use-lowest-price.ts';
import { BareHero } from './hero/bare-hero.tsx';
import { TravelHero } from './hero/travel-hero.tsx';
import { Journey } from './journey.tsx';
import { LearnMorePanel, loadLearnMore } from './learn-more/learn-more-panel.tsx';
import { TravelIntro } from './travel-intro.tsx';
import { Voices } from './voices.tsx';

const ENQUIRY_FORM = lateForm(() => import('./enquiry/travel-enquiry-form.tsx'));

function TravelEnquiry(props: TravelEnquiryProps) {
  return (
    <section
      id={ENQUIRY_ID}
      tabIndex={-1}
      aria-labelledby="enquiry-heading"
      className="section scroll-mt-20 bg-linear-to-b from-deep to-abyss outline-none"
    >
      <Container className="max-w-5xl">
        <div className="rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-10">
          <NeedsScripts className="mb-6" />
          <FormPlace form={ENQUIRY_FORM} props={props} waiting="h-312" />
        </div>
      </Container>
    </section>
  );
}

const loadItinerary = () => import('./itinerary/itinerary-modal.tsx');
const ItineraryModal = lazyComponent(loadItinerary);

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** On the reader's first input, loads the code that a click needs and prepares "Learn More". */
function useLoadTheRest(prepareLearnMore: () => void): void {
  useEffect(() => {
    const load = () => {
      stop();
      prepareLearnMore();
      void loadItinerary();
    };
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, load);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, load, { passive: true });
    return stop;
  }, [prepareLearnMore]);
}

export function LoadedTravel({ travel }: { travel: Travel }) {
  const localise = useLocalise();
  const carousel = useCarousel(travel.slides.length);
  const stage = useRef<HTMLElement>(null);
  const learnMore = useLearnMore(stage, loadLearnMore);
  const [itinerary, setItinerary] = useState<'never' | 'open' | 'closed'>('never');
  const itineraryState = useItinerary(travel, itinerary === 'open');
  const [departure, setDeparture] = useChosenDeparture(travel.slug);
  useLoadTheRest(learnMore.prepare);
  useTravelPage(localise(travel.name), localise(travel.description));
  useArrowKeys(carousel.step, travel.slides.length > 1);
  const slide = travel.slides[carousel.index];
  const showItinerary = () => setItinerary('open');
  const departures = (
    <DeparturesSection
      travel={travel}
      chosen={departure?.date}
      onChoose={(next) => {
        setDeparture(next);
        goToEnquiry();
      }}
    />
  );
  return (
    <>
      {slide ? (
        <>
          <TravelIntro travel={travel} onItinerary={showItinerary} departures={departures} />
          <TravelHero stage={stage} travel={travel} slide={slide} carousel={carousel} learnMore={learnMore} onItinerary={showItinerary} />
          <LearnMorePanel slide={slide} tour={localise(travel.name)} learnMore={learnMore} />
          <Journey travel={travel} onItinerary={showItinerary} />
        </>
      ) : (
        <>
          <BareHero travel={travel} onItinerary={showItinerary} />
          {departures}
        </>
      )}
      <Voices slug={travel.slug} />
      <TravelEnquiry travel={travel} departure={departure} onTakeBack={() => setDeparture(undefined)} />
      <TravelBar travel={travel} />
      {itinerary !== 'never' && (
        <Suspense>
          <ItineraryModal travel={travel} state={itineraryState} isOpen={itinerary === 'open'} onClose={() => setItinerary('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** The chosen departure with its current places, stored with the values of the form (ENQ-08). */
function useChosenDeparture(slug: string) {
  const form = enquiryForm(slug);
  const [chosen, setChosen] = useState<DepartureView>();
  const { current } = useDeparturesQuery(slug, {
    selectFromResult: ({ data }) => ({ current: data?.find(({ departure_id: id }) => id === chosen?.departure_id) }),
  });
  // Set after hydration, because the server's HTML has no stored choice.
  useEffect(() => setChosen(readStored(form).departure), [form]);
  const choose = (departure: DepartureView | undefined) => {
    keep(form, { departure });
    setChosen(departure);
  };
  return [current ?? chosen, choose] as const;
}

function TravelBar({ travel }: { travel: Travel }) {
  const text = useText('travel');
  const common = useText('common');
  const tour = useTravelTexts();
  const price = useLowestPrice(travel);
  const length = travel.duration && tour.duration(travel.duration);
  return (
    <BottomBar label={text('bar')} lead={price?.text ?? common('price.ask')} note={price ? text('barNote', { length }) : length}>
      {(className) => <AskForDates className={className} />}
    </BottomBar>
  );
}
