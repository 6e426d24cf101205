import { useOnceAtATime } from '@reefdesk/forms';
import {
  AccountFacts,
  ChangePassword,
  OwnName,
  Passkeys,
  ProviderLink,
  Sessions,
  TwoStep,
  useProtectionText,
} from '@reefdesk/forms/account';
import { Button } from '@reefdesk/ui/button';
import { Container, Section } from '@reefdesk/ui/layout';
import { ToastProvider, useToast } from '@reefdesk/ui/toasts';
import {
  errorText,
  isApiFailure,
  LanguageButtons,
  runtimeConfig,
  selectUser,
  useAppSelector,
  useLanguage,
  useText,
} from '@reefdesk/web-kit';
import { useState } from 'react';
import { useExportAccountMutation } from './customer.api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import type { CustomerSessionState } from './use-customer-session.ts';

const REVOKE_AFTER_MS = 10_000;

function saveAsFile(data: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

/** Export and erasure of the account's own data (PPL-11). */
function OwnData({ withSession }: Pick<CustomerSessionState, 'withSession'>) {
  const text = useText('customer');
  const language = useLanguage();
  const [exportAccount] = useExportAccountMutation();
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [erasing, setErasing] = useState(false);
  const [download, busy] = useOnceAtATime(async () => {
    setError(undefined);
    setMessage(undefined);
    try {
      const data = await withSession(() => exportAccount().unwrap());
      saveAsFile(data, `account-${data.exported_at.slice(0, 10)}.json`);
      setMessage(text('data.downloaded'));
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      setError(failure.status === 0 ? text('errors.offline') : await errorText(failure, language));
    }
  });
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="outline" busy={busy} onClick={() => void download()} className="max-sm:w-full">
          {text('data.download')}
        </Button>
        <p role="status" className="mt-2 min-h-5 text-sm font-semibold text-leaf">
          {message}
        </p>
        <p role="alert" className="mt-2 font-semibold text-coral-dark empty:hidden">
          {error}
        </p>
      </div>
      <div className="border-t border-current/10 pt-5">
        <p className="mb-4 text-ink/75">{text('data.eraseText')}</p>
        <Button variant="outline" onClick={() => setErasing(true)} className="text-coral-dark max-sm:w-full">
          {text('data.erase')}
        </Button>
      </div>
      <EraseDialog open={erasing} onClose={() => setErasing(false)} withSession={withSession} />
    </div>
  );
}

type AccountSectionProps = Pick<CustomerSessionState, 'withSession'>;

export default function AccountSection({ withSession }: AccountSectionProps) {
  const text = useText('common');
  return (
    <ToastProvider closeLabel={text('close')}>
      <Account withSession={withSession} />
    </ToastProvider>
  );
}

function Account({ withSession }: AccountSectionProps) {
  const text = useText('customer');
  const account = useText('account');
  const protection = useProtectionText();
  const notify = useToast();
  const { signInProvider: provider } = runtimeConfig();
  const isCustomer = useAppSelector(selectUser)?.role === 'customer';
  return (
    <Section ground="sand" aria-labelledby="account">
      <Container className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-20">
        <div>
          <h2 id="account" className="heading-2">
            {text('account.title')}
          </h2>
          <p className="lead mt-4 mb-8">{text('account.text')}</p>
          <AccountFacts className="max-w-md" />
          <div className="mt-4 max-w-md">
            <OwnName notify={notify} withSession={withSession} />
          </div>
          <p className="mt-6 mb-2 text-sm text-ink/75">{protection('language')}</p>
          <LanguageButtons />
        </div>
        <section aria-labelledby="new-password" className="rounded-panel bg-white p-6 shadow-soft sm:p-9">
          <h3 id="new-password" className="heading-3">
            {account('title')}
          </h3>
          <p className="mt-2 mb-6 text-ink/75">{account('lead')}</p>
          <ChangePassword notify={notify} withSession={withSession} />
        </section>
        <section aria-labelledby="own-sessions">
          <h3 id="own-sessions" className="heading-3">
            {protection('sessions.title')}
          </h3>
          <p className="mt-2 mb-6 text-ink/75">{protection('sessions.text')}</p>
          <Sessions notify={notify} withSession={withSession} />
        </section>
        <section aria-labelledby="two-step" className="rounded-panel bg-white p-6 shadow-soft sm:p-9">
          <h3 id="two-step" className="heading-3 mb-4">
            {protection('twoStep.title')}
          </h3>
          <TwoStep notify={notify} withSession={withSession} />
        </section>
        <section aria-labelledby="own-passkeys" className="rounded-panel bg-white p-6 shadow-soft sm:p-9">
          <h3 id="own-passkeys" className="heading-3">
            {protection('passkeys.title')}
          </h3>
          <p className="mt-2 mb-6 text-ink/75">{protection('passkeys.text')}</p>
          <Passkeys notify={notify} withSession={withSession} />
        </section>
        {provider && (
          <section aria-labelledby="own-provider">
            <h3 id="own-provider" className="heading-3 mb-4">
              {protection('provider.title', { provider })}
            </h3>
            <ProviderLink provider={provider} notify={notify} withSession={withSession} />
          </section>
        )}
        {isCustomer && (
          <section aria-labelledby="own-data">
            <h3 id="own-data" className="heading-3">
              {text('data.title')}
            </h3>
            <p className="mt-2 mb-6 text-ink/75">{text('data.text')}</p>
            <OwnData withSession={withSession} />
          </section>
        )}
      </Container>
    </Section>
  );
}
