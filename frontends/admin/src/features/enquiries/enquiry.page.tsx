import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { Button } from '@reefdesk/ui/button';
import { ArrowLeftIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { FailurePanel, isApiFailure, Link, usePage, useParams, useText } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import { PATHS } from '../../paths.ts';
import { useLookEvery } from '../../shared/live/use-look-every.ts';
import { ANSWER_FIELD_ID, AnswerForm } from './components/answer-form.tsx';
import { EnquiryBookings } from './components/enquiry-bookings.tsx';
import { EnquiryFacts } from './components/enquiry-facts.tsx';
import { Erasure } from './components/erasure.tsx';
import { History } from './components/history.tsx';
import { Notes } from './components/notes.tsx';
import { StateBar } from './components/state-bar.tsx';
import { Tags } from './components/tags.tsx';
import { Thread } from './components/thread.tsx';
import { useEnquiryQuery } from './enquiries.api.ts';
import { useEnquiryWords } from './use-enquiry-words.ts';

/** Other users may change the enquiry, and the guest may write again. */
const POLL_MS = 20_000;

/** One enquiry with its messages and changes, designed for one-handed use on a phone (ENQ-10, ENQ-11). */
export default function EnquiryPage() {
  const text = useText('enquiries');
  const words = useEnquiryWords();
  const { enquiryId = '' } = useParams();
  const { data: enquiry, error, refetch } = useEnquiryQuery({ id: enquiryId }, useLookEvery(POLL_MS));
  usePage({ title: enquiry ? `${words.name(enquiry)} · ${enquiry.reference}` : text('pages.enquiries'), page: 'enquiries' });
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
