import { oidcStart } from '@reefdesk/contracts/accounts/values';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, selectUser, useAppSelector, useLanguage } from '@reefdesk/web-kit';
import { useOnceAtATime } from '../editing/use-once-at-a-time.ts';
import { useProtectionText } from '../texts/account.ts';
import type { ChangePasswordProps } from './change-password.tsx';
import { useProviderLinkQuery, useUnlinkProviderMutation } from './protection.api.ts';
import { useOidcReturn } from './use-oidc-return.ts';
import { useReason } from './use-reason.ts';

export interface ProviderLinkProps extends ChangePasswordProps {
  provider: string;
}

/** Shows if the account is linked to the sign-in provider, and links or unlinks it (PPL-03). */
export function ProviderLink({ provider, notify, withSession = (call) => call() }: ProviderLinkProps) {
  const text = useProtectionText();
  const language = useLanguage();
  const reasonOf = useReason();
  const user = useAppSelector(selectUser);
  const { data, isError, refetch } = useProviderLinkQuery();
  const [unlink] = useUnlinkProviderMutation();
  useOidcReturn((back) => {
    if (!('outcome' in back)) return;
    const tone = back.outcome === 'linked' ? 'success' : 'error';
    notify({ title: text(`provider.outcomes.${back.outcome}`, { provider }), tone });
  });
  const [remove, busy] = useOnceAtATime(async () => {
    try {
      await withSession(() => unlink().unwrap());
      notify({ title: text('provider.unlinked', { provider }), tone: 'success' });
    } catch (failure) {
      notify({ title: await reasonOf(failure), tone: 'error' });
    }
    await refetch();
  });
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{text('provider.failed', { provider })}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {text('retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-24 rounded-panel!" />;
  if (data.linked) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{text('provider.on', { provider })}</p>
        {user?.role === 'customer' && (
          <p className="text-sm text-current/75">
            {text('provider.noPassword')}{' '}
            <Link to={PATHS.forgotPassword} className="link">
              {text('provider.forgot')}
            </Link>
          </p>
        )}
        <Button variant="outline" busy={busy} onClick={() => void remove()}>
          {text('provider.unlink')}
        </Button>
      </div>
    );
  }
  if (user?.role === 'customer' && !user.email_verified) return <p>{text('provider.outcomes.unverified', { provider })}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{text('provider.off', { provider })}</p>
      <a href={oidcStart('link', language)} className={buttonClass()}>
        {text('provider.link', { provider })}
      </a>
    </div>
  );
}
