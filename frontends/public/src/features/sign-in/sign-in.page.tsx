import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { Navigate, runtimeConfig, selectUser, useAppSelector, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { SignInLayout } from '../../shared/account/sign-in-layout.tsx';
import { homeOf, isFarewell, readWayIn } from '../../shared/account/way-in.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in for admins and customers. Signed-in users are redirected by role. */
export default function SignInPage() {
  const text = useText('sign-in');
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  // The server's HTML has no navigation state, and hydration must match it.
  const hydrating = useHydrating();
  const stopped = hydrating ? undefined : readWayIn(state);
  const key = !hydrating && isFarewell(state) ? 'erased' : stopped ? (stopped.ended ? 'ended' : 'first') : 'text';
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'sign-in' });
  if (user) return <Navigate to={homeOf(user, state)} replace />;
  return (
    <SignInLayout heading={text('heading')} text={text(key)} scene={text('scene')}>
      <SignInForm />
    </SignInLayout>
  );
}
