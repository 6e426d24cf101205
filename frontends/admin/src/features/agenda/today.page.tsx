import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { DaySheetView, PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { TodayView, UndeliveredView } from '@reefdesk/contracts/departures/today.endpoints';
import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, useFormat, useLanguage, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useDayTexts } from '@reefdesk/web-kit/day-texts';
import { Children, type ReactNode } from 'react';
import { daySheetPath, enquiryPath, PATHS, waitlistPath } from '../../paths.ts';
import { ageOf } from '../../shared/lists/age-of.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { Panel } from '../../shared/panel.tsx';
import { useTodayQuery } from './agenda.api.ts';

/** Waiting times grow and emails fail without a message of the change feed. */
const POLL_MS = 30_000;

/** The work of the day: guests who board, guests who wait, holds that end and emails that failed (ENQ-28). */
export default function TodayPage() {
  const text = useText('agenda');
  const { data: work, error, isFetching, refetch } = useTodayQuery(undefined, useLookEvery(POLL_MS));
  usePage({ title: text('pages.today'), page: 'today' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.today')} lead={text('today.lead')}>
        {null}
      </ListHeader>
      {work ? (
        <Work work={work} />
      ) : error ? (
        <ListFailure failure={error} fallback={text('errors.today')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-96 w-full rounded-panel" />
        </div>
      )}
    </main>
  );
}

function Work({ work: { days, waiting, ending, freed, undelivered } }: { work: TodayView }) {
  const text = useText('agenda');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-7">
      <div className="grid min-w-0 gap-5 lg:gap-7">
        {days.map((day, at) => (
          <Day key={day.date} day={day} title={text(at === 0 ? 'today.today' : 'today.tomorrow')} />
        ))}
      </div>
      <div className="grid min-w-0 gap-5 lg:gap-7">
        <Panel title={text('today.waiting.title', { count: waiting.total })}>
          <Entries none={text('today.waiting.none')}>
            {waiting.first.map((enquiry) => (
              <Waiting key={enquiry.enquiry_id} enquiry={enquiry} />
            ))}
          </Entries>
          {waiting.total > waiting.first.length && <More to={`${PATHS.enquiries}?sort=waiting`}>{text('today.waiting.all')}</More>}
        </Panel>
        <Panel title={text('today.ending.title')}>
          <Entries none={text('today.ending.none')}>
            {ending.map((booking) => (
              <Ending key={booking.booking_id} booking={booking} />
            ))}
          </Entries>
        </Panel>
        <Panel title={text('today.freed.title')}>
          <Entries none={text('today.freed.none')}>
            {freed.map((departure) => (
              <Freed key={departure.departure_id} departure={departure} />
            ))}
          </Entries>
        </Panel>
        <Panel title={text('today.undelivered.title')}>
          <Entries none={text('today.undelivered.none')}>
            {undelivered.map((one) => (
              <Undelivered key={`${one.enquiry_id} ${one.email.kind} ${one.email.since}`} undelivered={one} />
            ))}
          </Entries>
        </Panel>
      </div>
    </div>
  );
}

function Day({ day: { date, departures, free }, title }: { day: DaySheetView; title: string }) {
  const text = useText('agenda');
  const localise = useLocalise();
  const days = useDayTexts();
  const booked = departures.filter(({ guests }) => guests.length > 0);
  const empty = departures.filter(({ guests }) => guests.length === 0);
  const isGoing = booked.length > 0 || free.length > 0;
  const nameOf = (travel: { slug: string; name: Parameters<typeof localise>[0] }) => localise(travel.name) || travel.slug;
  const unbooked =
    empty.length > 0 &&
    text('today.unbooked', { packages: empty.map(({ package: travel }) => nameOf(travel)).join(text('today.separator')) });
  return (
    <Panel title={title} lead={days.day(date)}>
      <Entries none={unbooked || text('sheet.empty.title')}>
        {booked.map(({ departure_id: key, package: travel, start, booked: sold, seats, guests }) => (
          <Entry
            key={key}
            title={[start?.time, nameOf(travel)].filter(Boolean).join(' · ')}
            note={text('sheet.sold', { booked: sold, seats })}
          >
            <Guests guests={guests} />
          </Entry>
        ))}
        {free.map(({ package: travel, guest }) => (
          <Entry key={guest.booking_id} title={travel ? nameOf(travel) : text('sheet.free')} note={text('places', { count: guest.seats })}>
            <Guests guests={[guest]} />
          </Entry>
        ))}
      </Entries>
      {isGoing && unbooked && <p className="mt-3 text-sm text-ink/75">{unbooked}</p>}
      {isGoing && <More to={daySheetPath(date)}>{text('pages.daySheet')}</More>}
    </Panel>
  );
}

function Guests({ guests }: { guests: DaySheetView['departures'][number]['guests'] }) {
  const text = useText('agenda');
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {guests.map(({ booking_id: key, enquiry_id: enquiryId, name, seats, state }) => (
        <li key={key} className="min-w-0">
          <GuestLink enquiryId={enquiryId} name={name} /> <span className="text-ink/75">× {seats}</span>
          {state === 'held' && <span className="font-semibold text-coral-dark"> · {text('values.held')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ enquiry }: { enquiry: EnquiryView }) {
  const text = useText('agenda');
  const localise = useLocalise();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const { enquiry_id: id, name, package: travel, waiting_since: since, created_at: sent, language, assignee } = enquiry;
  return (
    <Entry title={<GuestLink enquiryId={id} name={name} />} note={ageOf(since ?? sent, tag)} isUrgent>
      <p className="text-ink/75">
        {[
          travel && (localise(travel.name) || travel.slug),
          language,
          assignee ? assignee.name || assignee.user_id : text('today.waiting.free'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Entry>
  );
}

function Ending({ booking }: { booking: BookingView }) {
  const text = useText('agenda');
  const localise = useLocalise();
  const format = useFormat();
  const days = useDayTexts();
  const { enquiry_id: id, name, state, package: travel, date, last_date: last, seats, hold_until: until } = booking;
  return (
    <Entry title={<GuestLink enquiryId={id} name={name} />} note={text(`values.${state}`)}>
      <p className="text-ink/75">
        {[travel && (localise(travel.name) || travel.slug), days.days(date, last), text('places', { count: seats })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {until && (
        <p className="font-semibold text-coral-dark">
          {text('today.ending.until', { time: format.date(until, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
    </Entry>
  );
}

function Freed({ departure }: { departure: PlannedDepartureView }) {
  const text = useText('agenda');
  const localise = useLocalise();
  const days = useDayTexts();
  const { departure_id: id, package: travel, date, last_date: last, seats_left: left, waitlist } = departure;
  return (
    <Entry
      title={
        <Link to={waitlistPath(id)} className="link inline-flex min-h-8 items-center text-ocean wrap-anywhere">
          {localise(travel.name) || travel.slug}
        </Link>
      }
      note={days.shortDays(date, last)}
    >
      <p className="text-ink/75">{text('today.freed.waiting', { places: left, count: waitlist })}</p>
    </Entry>
  );
}

function Undelivered({ undelivered: { enquiry_id: id, name, reference, email } }: { undelivered: UndeliveredView }) {
  const text = useText('agenda');
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (
    <Entry title={<GuestLink enquiryId={id} name={name || reference} />} note={ageOf(email.since, tag)}>
      <p className="wrap-anywhere text-coral-dark">
        {text(email.given_up ? 'undelivered.givenUp' : 'undelivered.trying', { to: email.to })}
      </p>
    </Entry>
  );
}

function GuestLink({ enquiryId, name }: { enquiryId: string; name: string }) {
  const text = useText('agenda');
  return (
    <Link to={enquiryPath(enquiryId)} className="link inline-flex min-h-8 items-center font-semibold text-ocean wrap-anywhere">
      {name || text('erased')}
    </Link>
  );
}

function Entries({ none, children }: { none: string; children: ReactNode }) {
  return Children.count(children) === 0 ? (
    <p className="text-sm text-ink/75">{none}</p>
  ) : (
    <ul className="grid divide-y divide-ink/10">{children}</ul>
  );
}

interface EntryProps {
  title: ReactNode;
  note: string;
  isUrgent?: boolean;
  children: ReactNode;
}

function Entry({ title, note, isUrgent = false, children }: EntryProps) {
  return (
    <li className="py-2.5 text-sm first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 font-semibold wrap-anywhere">{title}</div>
        <span className={isUrgent ? 'shrink-0 font-semibold text-coral-dark' : 'shrink-0 text-ink/75'}>{note}</span>
      </div>
      {children}
    </li>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-2">
      <Link to={to} className="link inline-flex min-h-11 items-center text-sm font-semibold text-ocean">
        {children}
      </Link>
    </p>
  );
}
