import { useTwoStepQuery } from '@reefdesk/forms/account';
import { ShieldIcon } from '@reefdesk/ui/icons';
import { Link, remember, remembered, selectUser, useAppSelector, useLocation, useText } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';
import { PATHS } from '../../paths.ts';

/**
 * Asks users without a second step to set it up when it is required of staff (PPL-08). The notice appears and disappears only on
 * navigation, because it moves the content below it. The first screen of a visit uses the response of the last visit.
 */
export function TwoStepNotice() {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser)?.user_id ?? '';
  const { data } = useTwoStepQuery();
  const isMissing = data?.demanded && !data.enabled;
  useEffect(() => {
    if (isMissing !== undefined) remember(keyOf(user), isMissing ? '' : null);
  }, [user, isMissing]);
  return pathname === PATHS.account ? null : <Notice key={pathname} user={user} />;
}

function Notice({ user }: { user: string }) {
  const text = useText('layout');
  const [isMissing] = useState(() => remembered(keyOf(user)) !== null);
  if (!isMissing) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-sun/25 px-5 py-4">
      <ShieldIcon className="size-5 shrink-0 text-ocean" />
      {text('twoStep.asked')}
      <Link to={PATHS.account} className="link font-semibold">
        {text('twoStep.setUp')}
      </Link>
    </p>
  );
}

const keyOf = (user: string) => `two-step-missing.${user}`;
