import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import {
  FailurePanel,
  lazyPart,
  Navigate,
  runtimeConfig,
  selectUser,
  useAppSelector,
  useLocation,
  usePage,
  useText,
} from '@reefdesk/web-kit';
import { Suspense } from 'react';
import type { WayIn } from '../../../account/way-in.ts';
import { AccountWaiting } from '../components/account-waiting.tsx';
import { AddressNote } from '../components/address-note.tsx';
import { FavouriteTrips } from '../components/favourite-trips.tsx';
import { Greeting } from '../components/greeting.tsx';
import { MyTrips } from '../components/my-trips.tsx';
import { NextTrips } from '../components/next-trips.tsx';
import { SessionWaiting } from '../components/session-waiting.tsx';
import { useCustomerSession } from '../use-customer-session.ts';

const AccountSection = lazyPart(() => import('../components/account-section.tsx'));

/** The customer area in one page: greeting, packages, details and password (OR-18). */
export default function CustomerPage() {
  const text = useText('customer');
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const { session, check, withSession } = useCustomerSession();
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'customer' });
  if (session === 'never' || session === 'ended') {
    const wayIn: WayIn = { from: pathname, ended: session === 'ended' };
    return <Navigate to={PATHS.signIn} replace state={wayIn} />;
  }
  if (session === 'failed') {
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-deep text-foam outline-none">
        <FailurePanel onRetry={check} />
      </main>
    );
  }
  // After a sign-out the sign-out itself navigates away.
  if (!user) return <SessionWaiting />;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Greeting name={user.name || user.fullname} />
      {user.email_verified === false && <AddressNote email={user.email} withSession={withSession} />}
      <MyTrips user={user} withSession={withSession} />
      <FavouriteTrips />
      <NextTrips />
      <Suspense fallback={<AccountWaiting />}>
        <AccountSection withSession={withSession} />
      </Suspense>
    </main>
  );
}
