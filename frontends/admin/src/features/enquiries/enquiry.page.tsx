import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { ConfirmDialog, useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { FailurePanel, isApiFailure, Link, useFormat, usePage, useParams, useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { Panel } from '../../shared/panel.tsx';
import { ANSWER_FIELD_ID, AnswerForm } from './components/answer-form.tsx';
import { EnquiryBookings } from './components/enquiry-bookings.tsx';
import { EnquiryFacts } from './components/enquiry-facts.tsx';
import { History } from './components/history.tsx';
import { Notes } from './components/notes.tsx';
import { StateBar } from './components/state-bar.tsx';
import { Tags } from './components/tags.tsx';
import { useEnquiryQuery, useEraseEnquiryMutation } from './enquiries.api.ts';
import { useChange } from './use-change.ts';
import { useEnquiryTexts } from './use-enquiry-texts.ts';

/** Other users may change the enquiry, and the guest may write again. */
const POLL_MS = 20_000;

/** One enquiry with its messages and changes, designed for one-handed use on a phone (ENQ-10, ENQ-11). */
export default function EnquiryPage() {
  const text = useText('enquiries');
  const enquiryTexts = useEnquiryTexts();
  const { enquiryId = '' } = useParams();
  const { data: enquiry, error, refetch } = useEnquiryQuery({ id: enquiryId }, useLookEvery(POLL_MS));
  usePage({ title: enquiry ? `${enquiryTexts.name(enquiry)} · ${enquiry.reference}` : text('pages.enquiries'), page: 'enquiries' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Link to={PATHS.enquiries} className="link inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-ocean">
        <ArrowLeftIcon className="size-4" />
        {text('back')}
      </Link>
      {enquiry ? (
        <Whole enquiry={enquiry} />
      ) : error ? (
        <FailurePanel
          title={text(isApiFailure(error) && error.status === 404 ? 'errors.missing' : 'errors.one')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={text('loadingOne')}>
          <Skeleton className="h-[32rem] w-full rounded-panel" />
        </div>
      )}
    </main>
  );
}

function Whole({ enquiry }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const isErased = enquiry.erased_at !== null;
  const wasErased = useRef(isErased);
  // An erasure unmounts the pressed button, so the focus moves to the page.
  useEffect(() => {
    if (isErased && !wasErased.current) document.getElementById('main')?.focus();
    wasErased.current = isErased;
  }, [isErased]);
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]">
        <div className="grid min-w-0 gap-5">
          <EnquiryFacts enquiry={enquiry} />
          <StateBar enquiry={enquiry} />
          {enquiry.undelivered.length > 0 && (
            <div role="alert" className="rounded-panel bg-coral/15 p-5 text-sm">
              {enquiry.undelivered.map(({ to, kind, given_up }) => (
                <p key={`${kind} ${to}`} className="font-semibold text-coral-dark">
                  {text(given_up ? 'undelivered.givenUp' : 'undelivered.trying', { to })}
                </p>
              ))}
            </div>
          )}
          {(!isErased || enquiry.bookings.length > 0) && <EnquiryBookings enquiry={enquiry} />}
          {!isErased && <Thread enquiry={enquiry} />}
          {!isErased && <AnswerForm enquiry={enquiry} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {!isErased && (
            <>
              <Notes enquiry={enquiry} />
              <Tags enquiry={enquiry} />
            </>
          )}
          <History enquiry={enquiry} />
          {!isErased && <Erasure enquiry={enquiry} />}
        </div>
      </div>
      {!isErased && (
        <div className="sticky bottom-(--lower-bar) z-10 -mx-1 flex gap-2 rounded-full bg-deep p-1.5 shadow-lift lg:hidden">
          <Button variant="light" className="flex-1" onClick={() => document.getElementById(ANSWER_FIELD_ID)?.focus()}>
            {text('answer.title')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Erases the guest's personal data from the enquiry on request (ENQ-19). */
function Erasure({ enquiry: { enquiry_id: id, name } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const [asking, setAsking] = useState(false);
  const [erase] = useEraseEnquiryMutation();
  const change = useChange();
  const [confirm, busy] = useOnceAtATime(async () => {
    if (await change(() => erase({ id }).unwrap(), text('erasure.done'))) setAsking(false);
  });
  return (
    <Panel title={text('erasure.title')}>
      <p className="text-sm text-ink/80">{text('erasure.lead')}</p>
      <Button variant="outline" size="small" className="mt-4 text-coral-dark" onClick={() => setAsking(true)}>
        {text('erasure.erase')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('erasure.ask', { name })}
        confirmLabel={text('erasure.confirm')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {text('erasure.what')}
      </ConfirmDialog>
    </Panel>
  );
}

function Thread({ enquiry: { messages, name } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const format = useFormat();
  return (
    <Panel title={text('thread.title')}>
      {messages.length === 0 && <p className="text-sm text-ink/75">{text('thread.empty')}</p>}
      <ol className="grid gap-3">
        {messages.map(({ message_id, at, from, by, channel, subject, text: body, delivery }) => (
          <li
            key={message_id}
            className={classNames(
              'max-w-[40rem] rounded-panel px-4 py-3',
              from === 'guest' ? 'justify-self-start bg-foam' : 'justify-self-end bg-ocean/10',
            )}
          >
            <p className="text-xs text-ink/70">
              {from === 'guest' ? name : by?.name || text('thread.staff')} · {text(`channels.${channel}`)} ·{' '}
              <time dateTime={at}>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
            </p>
            {subject && <p className="mt-1 font-semibold">{subject}</p>}
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{body}</p>
            {delivery && (
              <p className={classNames('mt-1 text-xs font-semibold', delivery === 'failed' ? 'text-coral-dark' : 'text-ink/70')}>
                {text(`thread.delivery.${delivery}`)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
