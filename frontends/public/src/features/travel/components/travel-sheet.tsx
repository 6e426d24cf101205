import { addressIn, travelPath } from '@reefdesk/contracts/pages/site-paths';
import { linesOf } from '@reefdesk/contracts/travels/lines';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { runtimeConfig, useBrand, useLanguage, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { QrCode } from '../../../shared/enquiry/qr-code.tsx';
import { useLocalisedText } from '../../../shared/localised/use-localised-text.ts';
import { byDay, type Stop } from '../itinerary.ts';
import type { Travel } from '../travel.ts';
import { useItinerary } from '../use-itinerary.ts';
import { useTravelTexts } from '../use-travel-texts.ts';

export interface TravelSheetProps {
  travel: Travel;
  onDone: () => void;
}

/** Printed page of the package: facts, days, inclusions and the URL. Never visible on screens. */
export default function TravelSheet({ travel, onDone }: TravelSheetProps) {
  const text = useText('travel');
  const fieldText = useText('fields');
  const textOf = useLocalisedText();
  const tour = useTravelTexts();
  const brand = useBrand();
  const language = useLanguage();
  const itinerary = useItinerary(travel, true);
  const isReady = itinerary.kind !== 'loading';
  useEffect(() => {
    if (!isReady) return undefined;
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [isReady, onDone]);
  const address = addressIn(window.location.origin, travelPath(travel.slug), language);
  const [name, description] = [textOf(travel.name), textOf(travel.description)];
  const lists = OPTIONAL_TEXT_NAMES.map((key) => ({ key, ...textOf(travel.texts[key]) })).filter(({ value }) => value);
  const days = itinerary.kind === 'loaded' ? byDay(itinerary.itinerary.stops) : [];
  return createPortal(
    <article className="trip-sheet bg-white text-sm text-black" data-testid="trip-sheet">
      <header className="flex items-start justify-between gap-6 border-b border-black/40 pb-4">
        <div>
          <p>{runtimeConfig().brand.name}</p>
          <h1 lang={name.lang} className="mt-1 font-display text-3xl">
            {name.value}
          </h1>
          <p className="mt-2 font-semibold">{tour.facts(travel).join(' · ')}</p>
        </div>
        {travel.slug && <QrCode text={address} label={text('sheet.code')} className="size-28 shrink-0" />}
      </header>
      {description.value && (
        <p lang={description.lang} className="mt-4 whitespace-pre-line">
          {description.value}
        </p>
      )}
      {days.map(({ day, stops }) => (
        <Block key={day} title={days.length > 1 ? text('timeline.day', { number: day }) : text('itinerary')}>
          <ol>
            {stops.map((stop) => (
              <StopLine key={stop.key} stop={stop} />
            ))}
          </ol>
        </Block>
      ))}
      {lists.map(({ key, value, lang }) => (
        <Block key={key} title={fieldText(`names.${key}`)}>
          <ul lang={lang} className="list-disc pl-5">
            {linesOf(value).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Block>
      ))}
      <footer className="mt-6 border-t border-black/40 pt-3">
        <p>{[brand.phoneDisplay, brand.email].filter(Boolean).join(' · ')}</p>
        {travel.slug && <p className="break-all">{address}</p>}
      </footer>
    </article>,
    document.body,
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 break-inside-avoid">
      <h2 className="mb-1.5 font-display text-lg">{title}</h2>
      {children}
    </section>
  );
}

function StopLine({ stop: { time, title, comment, place } }: { stop: Stop }) {
  const textOf = useLocalisedText();
  const [own, name, note] = [textOf(title), textOf(place?.name), textOf(comment)];
  const heading = own.value ? own : name;
  return (
    <li className="mt-1.5 grid grid-cols-[3.5rem_1fr] gap-2 break-inside-avoid">
      <span className="tabular-nums">{time}</span>
      <span>
        {heading.value && (
          <strong lang={heading.lang} className="block">
            {heading.value}
          </strong>
        )}
        <span lang={note.lang}>{note.value}</span>
      </span>
    </li>
  );
}
