import { AccountFacts, ChangePassword } from '@reefdesk/forms/account';
import { useToast } from '@reefdesk/ui/toasts';
import { usePage, useText } from '@reefdesk/web-kit';
import { Panel } from '../../shared/panel.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';

export default function ChangePasswordPage() {
  const text = useText('account');
  const notify = useToast();
  const withSession = useWithSession();
  usePage({ title: text('title'), page: 'changePassword' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <header className="max-w-xl">
        <h1 className="heading-3 text-3xl">{text('title')}</h1>
        <p className="mt-1.5 text-sm text-ink/75">{text('lead')}</p>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={text('title')} className="rounded-panel bg-white p-5 md:p-7">
          <div className="max-w-xl">
            <ChangePassword notify={notify} withSession={withSession} advised />
          </div>
        </section>
        <Panel title={text('yours')}>
          <AccountFacts className="max-xl:grid max-xl:gap-x-8 sm:max-xl:grid-cols-2" />
        </Panel>
      </div>
    </main>
  );
}
