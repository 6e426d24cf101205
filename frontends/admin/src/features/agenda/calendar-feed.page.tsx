import { toLanguageCode } from '@reefdesk/contracts/languages';
import { ConfirmDialog } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CalendarIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { useFormat, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { ShownOnce } from '../../shared/lists/shown-once.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useCalendarFeedQuery, useMakeCalendarFeedMutation, useRevokeCalendarFeedMutation } from './agenda.api.ts';

/** Creates, copies, renews and revokes the address from which calendar apps read departures and bookings (ENQ-16). */
export default function CalendarFeedPage() {
  const text = useText('agenda');
  const format = useFormat();
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const language = toLanguageCode(useLanguage());
  const { data: feed, error, isLoading, isFetching, refetch } = useCalendarFeedQuery();
  const [make] = useMakeCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const [address, setAddress] = useState('');
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const [busy, setBusy] = useState(false);
  usePage({ title: text('pages.calendarFeed'), page: 'calendarFeed' });
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await withSession(work);
    } catch (failure) {
      toast({ title: await failureOr(failure, text('errors.feed')), tone: 'error' });
    } finally {
      setBusy(false);
      setAsking(undefined);
      void refetch();
    }
  };
  const makeOne = () =>
    act(async () => {
      const { url } = await make({ body: { language } }).unwrap();
      setAddress(new URL(url ?? '', location.origin).href);
    });
  const revokeIt = () =>
    act(async () => {
      await revoke().unwrap();
      setAddress('');
      toast({ title: text('feed.revoked'), tone: 'success' });
    });
  const moment = (at: string) => format.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.calendarFeed')} lead={text('feed.lead')}>
        {null}
      </ListHeader>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-48 w-full rounded-panel" />
        </div>
      )}
      {error && feed === undefined && (
        <ListFailure failure={error} fallback={text('errors.feed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {feed === null && !address && (
        <EmptyState icon={CalendarIcon} title={text('feed.none.title')} className="py-16">
          <p className="mb-6">{text('feed.none.text')}</p>
          <Button variant="primary" busy={busy} onClick={() => void makeOne()}>
            {text('feed.make')}
          </Button>
        </EmptyState>
      )}
      {address && <ShownOnce key={address} label={text('feed.address')} value={address} hint={text('feed.once')} />}
      {feed && (
        <section aria-label={text('pages.calendarFeed')} className="grid max-w-3xl gap-5 rounded-panel bg-white p-5 sm:p-6">
          <p>
            {text('feed.there', { made: moment(feed.made_at) })}{' '}
            {feed.read_at ? text('feed.read', { read: moment(feed.read_at) }) : text('feed.unread')}
          </p>
          <p className="text-sm text-ink/80">{text('feed.how')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" disabled={busy} onClick={() => setAsking('renew')}>
              {text('feed.renew')}
            </Button>
            <Button variant="ghost" className="text-coral-dark" disabled={busy} onClick={() => setAsking('revoke')}>
              {text('revoke')}
            </Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={text(`feed.asking.${asking ?? 'revoke'}.title`)}
        confirmLabel={text(asking === 'renew' ? 'feed.renew' : 'revoke')}
        cancelLabel={text('cancel')}
        onConfirm={() => void (asking === 'renew' ? makeOne() : revokeIt())}
        onCancel={() => setAsking(undefined)}
        busy={busy}
      >
        {text(`feed.asking.${asking ?? 'revoke'}.text`)}
      </ConfirmDialog>
    </main>
  );
}
