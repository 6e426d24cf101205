import { Button, buttonClass } from '@reefdesk/ui/button';
import { classNames, nameClass } from '@reefdesk/ui/class-names';
import { lineIcon } from '@reefdesk/ui/icon';
import { RouteIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { lazyComponent, Photo, useText } from '@reefdesk/web-kit';
import { type ReactNode, Suspense, useState } from 'react';
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx';
import { EnglishNote } from '../../../shared/localised/english-note.tsx';
import { useLocalisedText } from '../../../shared/localised/use-localised-text.ts';
import { MissingPhoto } from '../../../shared/missing-photo.tsx';
import { Estimate } from '../../../shared/prices/estimate.tsx';
import { ShareButton } from '../../../shared/share-button.tsx';
import { type Travel, textsOf } from '../travel.ts';
import { useTravelTexts } from '../use-travel-texts.ts';
import { AskForDates } from './ask-for-dates.tsx';
import { useLowestPrice } from './departures/use-lowest-price.ts';
import { DottedFacts } from './dotted-facts.tsx';
import { BACKDROP_SIZES } from './hero/backdrop.tsx';
import { Inclusions } from './inclusions.tsx';

const PrintIcon = /* @__PURE__ */ lineIcon('M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 13.5h10v7H7z');
const TravelSheet = lazyComponent(() => import('./travel-sheet.tsx'));

function PrintButton({ travel, className }: { travel: Travel; className?: string }) {
  const text = useText('travel');
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <button
        type="button"
        title={text('sheet.print')}
        aria-label={text('sheet.print')}
        aria-busy={isPrinting}
        onClick={() => setPrinting(true)}
        className={`icon-button bg-abyss/55 text-white hover:bg-abyss/80 noscript:hidden ${className ?? ''}`}
      >
        <PrintIcon className="size-6" />
      </button>
      {isPrinting && (
        <Suspense>
          <TravelSheet travel={travel} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Gutters of the page's container, whose box is missing on small screens. */
const GUTTERS = 'max-lg:px-[clamp(1.25rem,5vw,4rem)]';

export interface TravelIntroProps {
  travel: Travel;
  onItinerary: () => void;
  departures: ReactNode;
}

/** Introduction, inclusions and departures; on small screens the dates come before the inclusions (DEP-10). */
export function TravelIntro({ travel, onItinerary, departures }: TravelIntroProps) {
  return (
    <div className="max-lg:relative max-lg:isolate max-lg:flex max-lg:flex-col max-lg:bg-abyss">
      <Introduction travel={travel} onItinerary={onItinerary} />
      {departures}
    </div>
  );
}

function Introduction({ travel, onItinerary }: Omit<TravelIntroProps, 'departures'>) {
  const text = useText('travel');
  const common = useText('common');
  const textOf = useLocalisedText();
  const tour = useTravelTexts();
  const name = textOf(travel.name);
  const category = textOf(travel.category);
  const description = textOf(travel.description);
  const price = useLowestPrice(travel);
  const [, ...facts] = tour.facts(travel);
  return (
    <section
      aria-labelledby="trip-name"
      className="text-white max-lg:contents lg:relative lg:isolate lg:flex lg:min-h-[min(100svh,60rem)] lg:flex-col lg:overflow-hidden lg:bg-abyss"
    >
      <Photo
        meta={travel.image.meta}
        path={travel.image.url}
        alt=""
        sizes={BACKDROP_SIZES}
        priority
        className="absolute! inset-x-0 top-0 -z-20 h-[62svh] lg:h-full"
        missing={<MissingPhoto className="absolute! inset-x-0 top-0 -z-20 h-[62svh] lg:h-full" labelClassName="mt-36 self-start" />}
      />
      <div className="absolute inset-x-0 top-0 -z-10 h-[62svh] bg-[linear-gradient(to_top,var(--color-abyss)_2%,rgb(4_24_36/0.72)_34%,rgb(4_24_36/0.1)_62%,rgb(4_24_36/0.5))] lg:h-full lg:bg-[linear-gradient(to_top,rgb(4_24_36/0.9),rgb(4_24_36/0.3)_45%,rgb(4_24_36/0.35)),linear-gradient(100deg,rgb(4_24_36/0.86),rgb(4_24_36/0.5)_45%,rgb(4_24_36/0.2))]" />
      <Container className="max-lg:contents lg:grid lg:flex-1 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] lg:content-end lg:items-end lg:gap-x-16 lg:pt-[calc(var(--navbar-height)+5rem)] lg:pb-16">
        <div className={`${GUTTERS} max-lg:pt-[calc(var(--navbar-height)+20svh)] max-lg:pb-10`}>
          {category.value && (
            <p lang={category.lang} className="inline-block rounded-full bg-shallows px-3.5 py-1 text-sm font-semibold text-abyss">
              {category.value}
            </p>
          )}
          <h1
            id="trip-name"
            lang={name.lang}
            className={classNames('heading-1 mt-3 lg:[&:lang(zh)]:text-[calc(var(--text-5xl)*0.7)]', nameClass(name.value))}
          >
            {name.value}
          </h1>
          <div className="mt-4">
            <p className="font-display text-xl lg:text-2xl">
              {price ? common('price.perPerson', { price: price.text }) : common('price.ask')}
            </p>
            {price && <Estimate price={price.amount} />}
            <p className="mt-1.5 overflow-hidden font-semibold text-shallows">
              <DottedFacts facts={facts} />
            </p>
          </div>
          {description.value && (
            <p lang={description.lang} className="mt-5 max-w-[38em] whitespace-pre-line text-foam lg:text-lg">
              {description.value}
            </p>
          )}
          <EnglishNote texts={textsOf(travel)} className="mt-4 text-sm text-foam/85">
            {text('inEnglish')}
          </EnglishNote>
          <div className="mt-7 flex flex-wrap gap-3">
            <AskForDates className={buttonClass({ variant: 'primary', size: 'large', className: 'max-lg:hidden' })} />
            <Button variant="outline" size="large" aria-haspopup="dialog" onClick={onItinerary}>
              <RouteIcon className="size-5" />
              {text('seeItinerary')}
            </Button>
            <div className="flex gap-3">
              {travel.slug && (
                <FavouriteButton
                  slug={travel.slug}
                  label={text('favourite', { name: name.value })}
                  className="size-13! border border-white/40"
                />
              )}
              <PrintButton travel={travel} className="size-13! border border-white/40" />
              <ShareButton title={name.value} className="size-13! border border-white/40" />
            </div>
          </div>
        </div>
        <div className={`${GUTTERS} max-lg:order-1 max-lg:py-12 empty:hidden`}>
          <Inclusions travel={travel} />
        </div>
      </Container>
    </section>
  );
}
