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
import { Container, Section } from '@reefdesk/ui/layout';
import { ToastProvider, useToast } from '@reefdesk/ui/toasts';
import { LanguageButtons, runtimeConfig, selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { OwnData } from './own-data.tsx';
import type { CustomerSessionState } from './use-customer-session.ts';

type AccountSectionProps = Pick<CustomerSessionState, 'withSession'>;

/** The customer's details and the change of password (GEN-13, OR-39). */
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
