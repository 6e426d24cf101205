import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { buttonClass } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CopyButton } from '@reefdesk/ui/copy-button';
import { Container } from '@reefdesk/ui/layout';
import { Spinner } from '@reefdesk/ui/spinner';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { FailurePanel, isApiFailure, Link, NeedsScripts, runtimeConfig, useFormat, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect } from 'react';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';
import { rememberEnquiry } from '../../shared/enquiry/own-enquiries.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { isWatched, useEnquiryStatusQuery } from './enquiry-status.api.ts';
import { FindEnquiry } from './find-enquiry.tsx';
import { FurtherForm } from './further-form.tsx';
import { GuestBookings } from './guest-bookings.tsx';

const POLL_MS = 30_000;

/** Status of an enquiry. The token after `#` is sent only to the API (ENQ-03). Staff see the page by session, without a form (ENQ-22). */
export default function EnquiryStatusPage() {
  const text = useText('enquiry-status');
  const { pathname, search, hash } = useLocation();
  const link = hash.slice(1);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'enquiry-status' });
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh bg-linear-to-b from-deep to-abyss pt-28 pb-24 text-foam outline-none lg:pt-36">
      <Container className="max-w-4xl">
        <h1 className="heading-2">{text('heading')}</h1>
        <NeedsScripts className="mt-6" />
        <Loaded key={link} link={link} path={pathname + search + hash} />
      </Container>
    </main>
  );
}

function Loaded({ link, path }: { link: string; path: string }) {
  const text = useText('enquiry-status');
  const hydrating = useHydrating();
  const isVoid = link === '' && !hydrating;
  const isForStaff = isWatched(link);
  // A page that staff leave open must not keep their session alive.
  const pollingInterval = isForStaff ? 0 : POLL_MS;
  const { data: enquiry, error, refetch } = useEnquiryStatusQuery(link, { skip: link === '', pollingInterval });
  const status = isApiFailure(error) ? error.status : undefined;
  useEffect(() => {
    if (enquiry && !isForStaff) rememberEnquiry(enquiry.reference, path, enquiry.sent_at);
  }, [enquiry, isForStaff, path]);
  if (isVoid) return <FindEnquiry />;
  if (status === 404) return <Missing />;
  if (status === 410) return <Ended />;
  if (enquiry) {
    return (
      <div className="mt-8 grid gap-8">
        {isForStaff && <p className="rounded-panel bg-sun px-6 py-4 font-semibold text-abyss">{text('watching')}</p>}
        <EnquiryFacts enquiry={enquiry} />
        {enquiry.bookings.length > 0 && (
          <GuestBookings bookings={enquiry.bookings} howToPay={enquiry.how_to_pay} token={isForStaff ? undefined : link} />
        )}
        <Panel title={text('said')}>
          <Conversation enquiry={enquiry} />
          {!isForStaff && <FurtherForm token={link} />}
        </Panel>
        {!isForStaff && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p className="text-sm text-foam/80">{text('privateNote')}</p>
            <CopyButton
              value={window.location.origin + path}
              label={text('find.copy')}
              copied={text('copied')}
              failed={text('find.uncopied')}
            />
          </div>
        )}
      </div>
    );
  }
  if (error) return <FailurePanel className="mt-8" title={text('failed')} onRetry={refetch} />;
  return (
    <p role="status" className="mt-10 flex items-center gap-3 noscript:hidden">
      <Spinner className="size-6" />
      {text('loading')}
    </p>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-foam p-6 text-ink shadow-lift sm:p-9">
      <h2 className="heading-3 text-deep">{title}</h2>
      {children}
    </section>
  );
}

function Missing() {
  const text = useText('enquiry-status');
  return (
    <>
      <Notice title={text('missing.title')} message={text('missing.text')}>
        <Link to={PATHS.home} className={buttonClass({ variant: 'outline' })}>
          {text('missing.home')}
        </Link>
      </Notice>
      <FindEnquiry />
    </>
  );
}

function Ended() {
  const text = useText('enquiry-status');
  return (
    <Notice title={text('ended.title')} message={text('ended.text')}>
      <ContactLink subject={text('ended.subject')} message="" className={buttonClass({ variant: 'primary' })}>
        {text('ended.contact')}
      </ContactLink>
    </Notice>
  );
}

function Notice({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <div role="status" className="mt-8 grid justify-items-start gap-4 rounded-panel bg-white/8 p-7">
      <p className="font-display text-xl">{title}</p>
      <p>{message}</p>
      {children}
    </div>
  );
}

function Conversation({ enquiry: { messages } }: { enquiry: EnquiryStatusView }) {
  const text = useText('enquiry-status');
  const format = useFormat();
  if (messages.length === 0) return <p className="mt-4 text-ink/75">{text('nothing')}</p>;
  return (
    <ol className="mt-5 grid gap-4">
      {messages.map(({ message_id, at, from, text: message }) => (
        <li
          key={message_id}
          className={classNames(
            'max-w-[42rem] rounded-panel px-5 py-4',
            from === 'guest' ? 'justify-self-end bg-ocean text-white' : 'justify-self-start bg-white',
          )}
        >
          <p className={classNames('text-xs', from === 'guest' ? 'text-white/85' : 'text-ink/70')}>
            {from === 'guest' ? text('you') : text('us', { name: runtimeConfig().brand.shortName })} ·{' '}
            <time dateTime={at}>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>
        </li>
      ))}
    </ol>
  );
}
