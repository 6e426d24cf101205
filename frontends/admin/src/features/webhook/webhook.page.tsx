import { WEBHOOK_HEADERS } from '@reefdesk/contracts/webhook/requests';
import { ConfirmDialog } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { SendIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { useFormat, usePage, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { Fold } from '../../shared/lists/fold.tsx';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { ShownOnce } from '../../shared/lists/shown-once.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { AddressForm } from './address-form.tsx';
import { DeliveryList } from './delivery-list.tsx';
import {
  useRemoveWebhookMutation,
  useRenewWebhookSecretMutation,
  useSendDeliveryAgainMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
  useWebhookQuery,
} from './webhook.api.ts';

const POLL_MS = 5_000;

/** Webhook that notifies another system of new enquiries and changed bookings (ENQ-18). */
export default function WebhookPage() {
  const text = useText('webhook');
  const format = useFormat();
  const { data: webhook, error, isLoading, isFetching, refetch } = useWebhookQuery();
  const { data: deliveries = [], refetch: lookAgain } = useWebhookDeliveriesQuery(undefined, { pollingInterval: POLL_MS });
  const [renew] = useRenewWebhookSecretMutation();
  const [remove] = useRemoveWebhookMutation();
  const [test] = useTestWebhookMutation();
  const [again] = useSendDeliveryAgainMutation();
  const [secret, setSecret] = useState('');
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  const refresh = () => {
    setAsking(undefined);
    void refetch();
    void lookAgain();
  };
  const { busy, act } = useWebhookActions(refresh);
  usePage({ title: text('pages.webhook'), page: 'webhook' });
  const renewIt = () => act('renew', async () => setSecret((await renew().unwrap()).secret ?? ''), text('told.renewed'));
  const removeIt = () =>
    act(
      'remove',
      async () => {
        await remove({ version: webhook?.version ?? 0 }).unwrap();
        setSecret('');
      },
      text('told.removed'),
    );
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-5 outline-none lg:gap-7">
      <ListHeader title={text('pages.webhook')} lead={text('lead')}>
        {webhook && (
          <Button busy={busy === 'test'} onClick={() => void act('test', () => test().unwrap(), text('told.tested'))}>
            <SendIcon className="size-5" />
            {text('test')}
          </Button>
        )}
      </ListHeader>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-48 w-full rounded-panel" />
        </div>
      )}
      {error && webhook === undefined && (
        <ListFailure failure={error} fallback={text('errors.load')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {secret && <ShownOnce key={secret} label={text('secret')} value={secret} hint={text('secretOnce')} />}
      {webhook !== undefined && (
        <section aria-label={text('address')} className="grid gap-5 rounded-panel bg-white p-5 sm:p-6">
          <AddressForm
            webhook={webhook}
            onSaved={(saved) => {
              if (saved?.secret) setSecret(saved.secret);
              refresh();
            }}
          />
          {webhook && (
            <div className="flex flex-wrap items-center gap-3 border-t border-ink/10 pt-5">
              <p className="min-w-0 flex-1 basis-60 text-sm text-ink/80">
                {text('secretMade', { date: format.date(webhook.secret_made_at, { dateStyle: 'long' }) })}
              </p>
              <Button variant="outline" disabled={busy !== undefined} onClick={() => setAsking('renew')}>
                {text('renew')}
              </Button>
              <Button variant="ghost" className="text-coral-dark" disabled={busy !== undefined} onClick={() => setAsking('remove')}>
                {text('remove')}
              </Button>
            </div>
          )}
        </section>
      )}
      <SigningHelp />
      {(webhook || deliveries.length > 0) && (
        <section aria-labelledby="deliveries" className="grid gap-3">
          <h2 id="deliveries" className="font-display text-xl">
            {text('deliveries.title')}
          </h2>
          {deliveries.length > 0 ? (
            <DeliveryList
              deliveries={deliveries}
              busy={busy}
              onAgain={({ delivery_id: id }) => void act(id, () => again({ id }).unwrap(), text('told.again'))}
            />
          ) : (
            <p className="text-sm text-ink/75">{text('deliveries.none')}</p>
          )}
        </section>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={text(`asking.${asking ?? 'renew'}.title`)}
        confirmLabel={text(asking ?? 'renew')}
        cancelLabel={text('cancel')}
        onConfirm={() => void (asking === 'renew' ? renewIt() : removeIt())}
        onCancel={() => setAsking(undefined)}
        busy={busy !== undefined}
      >
        {text(`asking.${asking ?? 'renew'}.text`)}
      </ConfirmDialog>
    </main>
  );
}

function SigningHelp() {
  const text = useText('webhook');
  const headers = [
    [WEBHOOK_HEADERS.event, text('help.event')],
    [WEBHOOK_HEADERS.delivery, text('help.delivery')],
    [WEBHOOK_HEADERS.timestamp, text('help.timestamp')],
    [WEBHOOK_HEADERS.signature, text('help.signature')],
  ] as const;
  return (
    <Fold title={text('help.title')}>
      <dl className="grid gap-3 text-sm">
        {headers.map(([name, meaning]) => (
          <div key={name} className="min-w-0">
            <dt className="font-mono font-semibold">{name}</dt>
            <dd className="text-ink/80">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="font-mono text-sm wrap-anywhere">{'v1=hex(hmac-sha256(secret, timestamp + "." + body))'}</p>
      <p className="text-sm text-ink/80">{text('help.rules')}</p>
    </Fold>
  );
}

/** Sends one-click requests with a toast. The page's data is reloaded after each, even a failed one. */
function useWebhookActions(refresh: () => unknown) {
  const text = useText('webhook');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [busy, setBusy] = useState<string>();
  const act = async (id: string, call: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      await withSession(call);
      toast({ title: done, tone: 'success' });
    } catch (failure) {
      toast({ title: await failureOr(failure, text('errors.save')), tone: 'error' });
    } finally {
      setBusy(undefined);
      refresh();
    }
  };
  return { busy, act };
}
