import { AREAS } from '@reefdesk/contracts/access';
import { useFailureText, useOnceAtATime } from '@reefdesk/forms';
import {
  AccountFacts,
  OwnName,
  Passkeys,
  ProviderLink,
  Sessions,
  TwoStep,
  useProtectionText,
  useTwoStepQuery,
} from '@reefdesk/forms/account';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { api, LanguageButtons, Link, mutation, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../paths.ts';
import { Panel } from '../../shared/panel.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useRights } from '../../shared/session/use-rights.ts';

const accountApi = api.injectEndpoints({ endpoints: (build) => ({ demandTwoStep: mutation(build, 'PUT /api/two-step/demand') }) });

const { useDemandTwoStepMutation } = accountApi;

/** Switch that requires a second sign-in step from all staff (PPL-08). */
function TwoStepDemand() {
  const text = useText('layout');
  const notify = useToast();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const { data, refetch } = useTwoStepQuery();
  const [demand] = useDemandTwoStepMutation();
  const demanded = data?.demanded ?? false;
  const [change, busy] = useOnceAtATime(async () => {
    try {
      await withSession(() => demand({ body: { demanded: !demanded } }).unwrap());
    } catch (failure) {
      notify({ title: await failureText(failure), tone: 'error' });
    }
    await refetch();
  });
  if (!data) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-3 border-t border-ink/10 pt-5">
      <p>{text(demanded ? 'twoStep.demanded' : 'twoStep.free')}</p>
      <Button variant="outline" size="small" busy={busy} onClick={() => void change()}>
        {text(demanded ? 'twoStep.leave' : 'twoStep.demand')}
      </Button>
    </div>
  );
}

/** Own account: profile, language, password, second step, passkeys, sign-in provider and sessions (PPL-03, PPL-07, PPL-08). */
export default function AccountPage() {
  const mayDemand = useRights()(AREAS.people);
  const text = useText('layout');
  const account = useText('account');
  const protection = useProtectionText();
  const kit = { notify: useToast(), withSession: useWithSession() };
  const { signInProvider: provider } = runtimeConfig();
  const title = text('pages.account');
  usePage({ title, page: 'account' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <h1 className="heading-3 text-3xl">{title}</h1>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Panel title={protection('sessions.title')} lead={protection('sessions.text')}>
            <Sessions {...kit} />
          </Panel>
          <Panel title={protection('twoStep.title')}>
            <div className="max-w-xl">
              <TwoStep {...kit} />
            </div>
            {mayDemand && <TwoStepDemand />}
          </Panel>
          <Panel title={protection('passkeys.title')} lead={protection('passkeys.text')}>
            <div className="max-w-xl">
              <Passkeys {...kit} />
            </div>
          </Panel>
          {provider && (
            <Panel title={protection('provider.title', { provider })}>
              <ProviderLink provider={provider} {...kit} />
            </Panel>
          )}
        </div>
        <Panel title={account('yours')}>
          <AccountFacts className="max-xl:grid max-xl:gap-x-8 sm:max-xl:grid-cols-2 sm:max-xl:[&>:nth-child(2)]:pt-0" />
          <div className="mt-4 max-w-md">
            <OwnName {...kit} />
          </div>
          <p className="mt-5 mb-2 text-sm text-ink/75">{protection('language')}</p>
          <LanguageButtons />
          <Link to={PATHS.changePassword} className={buttonClass({ variant: 'outline', className: 'mt-6 w-full' })}>
            {text('pages.changePassword')}
          </Link>
        </Panel>
      </div>
    </main>
  );
}
