import { useTwoStepQuery } from '@reefdesk/forms/account';
import { ShieldIcon } from '@reefdesk/ui/icons';
import { Link, useLocation, useText } from '@reefdesk/web-kit';
import { PATHS } from '../../../paths.ts';

/** Links users without a second step to its setup when it is required of staff (PPL-08). */
export default function TwoStepNotice() {
  const text = useText('layout');
  const { pathname } = useLocation();
  const { data } = useTwoStepQuery();
  if (!data?.data.demanded || data.data.enabled || pathname === PATHS.account) return null;
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
