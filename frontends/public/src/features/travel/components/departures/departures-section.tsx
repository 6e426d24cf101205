import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CalendarIcon } from '@reefdesk/ui/icons';
import { Container } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useText } from '@reefdesk/web-kit';
import type { MouseEvent, ReactNode } from 'react';
import { useDeparturesQuery } from '../../../../shared/departures/departures.api.ts';
import { nextDepartures } from '../../../../shared/departures/departures.ts';
import { FormPlace, lateForm } from '../../../../shared/enquiry/form-place.tsx';
import { DEPARTURES_ID, ENQUIRY_ID } from '../../enquiry-place.ts';
import type { Travel } from '../../travel.ts';
import { useDepartureTexts } from './use-departure-words.ts';

const CALENDAR = lateForm(() => import('./departure-calendar.tsx'));

export interface DeparturesProps {
  travel: Travel;
  chosen: string | undefined;
  onChoose: (departure: DepartureView) => void;
}

export function DeparturesSection(props: DeparturesProps) {
  const text = useText('travel');
  const { data: departures, error, refetch, isFetching } = useDeparturesQuery(props.travel.slug);
  return (
    <section
      id={DEPARTURES_ID}
      tabIndex={-1}
      aria-labelledby="departures-heading"
      className="section scroll-mt-(--navbar-height) bg-deep outline-none"
    >
      <Container>
        <h2 id="departures-heading" className="heading-2">
          {text('departures.title')}
        </h2>
        {departures ? (
          <Planned {...props} departures={departures} />
        ) : error && !isFetching ? (
          <div role="alert" className="mt-8 max-w-xl rounded-panel bg-white/8 p-7">
            <p className="font-display text-xl">{text('departures.failed')}</p>
            <p className="mt-2 text-foam/85">{text('departures.failedText')}</p>
            <p className="mt-5 flex flex-wrap gap-3">
              <Button variant="light" onClick={() => void refetch()}>
                {text('retry')}
              </Button>
              <ToEnquiry>{text('departures.ask')}</ToEnquiry>
            </p>
          </div>
        ) : (
          <div
            role="status"
            aria-label={text('departures.loading')}
            className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Skeleton className="h-80 w-full rounded-panel" />
            <Skeleton className="h-124 w-full rounded-panel" />
          </div>
        )}
      </Container>
    </section>
  );
}

function Planned({ departures, travel, chosen, onChoose }: DeparturesProps & { departures: readonly DepartureView[] }) {
  const text = useText('travel');
  const common = useText('common');
  const next = nextDepartures(departures);
  if (next.length === 0) {
    return (
      <div className="mt-6 max-w-2xl">
        <p className="flex items-center gap-3 font-display text-2xl text-shallows">
          <CalendarIcon className="size-7 shrink-0" />
          {common('onRequest')}
        </p>
        <p className="mt-4 text-foam/90">{text('departures.onRequestText')}</p>
        <p className="mt-7">
          <ToEnquiry>{text('departures.ask')}</ToEnquiry>
        </p>
      </div>
    );
  }
  const { price } = travel.facts;
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <p className="text-foam/90">{text('departures.lead')}</p>
        <ul aria-label={text('departures.next')} className="mt-5 border-b border-foam/20">
          {next.map((departure) => (
            <NextDate
              key={departure.departure_id}
              departure={departure}
              price={price}
              isChosen={departure.date === chosen}
              onChoose={onChoose}
            />
          ))}
        </ul>
        <p className="mt-6 text-sm text-foam/85">
          {text('departures.other')}{' '}
          <a href={`#${ENQUIRY_ID}`} className="link font-semibold text-shallows">
            {text('departures.ask')}
          </a>
        </p>
      </div>
      <div className="rounded-panel bg-abyss/55 p-4 sm:p-7 noscript:hidden">
        <FormPlace form={CALENDAR} props={{ slug: travel.slug, departures, price, chosen, onChoose }} waiting="h-124" />
      </div>
    </div>
  );
}

interface NextDateProps {
  departure: DepartureView;
  price: number | undefined;
  isChosen: boolean;
  onChoose: (departure: DepartureView) => void;
}

function NextDate({ departure, price, isChosen, onChoose }: NextDateProps) {
  const texts = useDepartureTexts(price);
  const row = (
    <>
      <span className="font-display text-lg leading-snug">{texts.days(departure)}</span>
      <span className="flex flex-wrap gap-x-3 text-sm">
        <span
          className={classNames('font-semibold', departure.status === 'few' ? 'text-sun' : departure.status === 'open' && 'text-shallows')}
        >
          {texts.places(departure)}
        </span>
        {texts.price(departure) && <span className="text-foam/85">{texts.price(departure)}</span>}
      </span>
    </>
  );
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(departure);
  };
  const look = 'grid gap-1 border-t border-foam/20 py-3.5';
  return (
    <li>
      <a
        href={`#${ENQUIRY_ID}`}
        aria-current={isChosen ? 'date' : undefined}
        onClick={choose}
        className={classNames(look, 'hover:text-shallows', departure.status === 'full' && 'text-foam/80')}
      >
        {row}
      </a>
    </li>
  );
}

function ToEnquiry({ children }: { children: ReactNode }) {
  return (
    <a
      href={`#${ENQUIRY_ID}`}
      className="inline-flex min-h-11 items-center rounded-full border border-current/35 px-6 font-semibold hover:border-current hover:bg-current/8"
    >
      {children}
    </a>
  );
}
