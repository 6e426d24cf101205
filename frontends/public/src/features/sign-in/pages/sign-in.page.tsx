import { Navigate, runtimeConfig, selectUser, useAppSelector, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { homeOf, readWayIn } from '../../../account/way-in.ts';
import { Scene } from '../../../scenes/scene.tsx';
import { signIn } from '../../../scenes/sign-in.ts';
import { RisingBubbles } from '../components/rising-bubbles.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';

/** The way in for admins and customers. Who is signed in already, or has just signed in, goes on by role. */
export default function SignInPage() {
  const text = useText('sign-in');
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  const stopped = readWayIn(state);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'sign-in' });
  if (user) return <Navigate to={homeOf(user, state)} replace />;
  return (
    <main id="main" tabIndex={-1} className="relative grid min-h-dvh bg-deep text-foam outline-none lg:grid-cols-[1.1fr_1fr]">
      <div className="relative h-56 overflow-hidden lg:h-auto">
        <Scene scene={signIn} priority sizes="(min-width: 64rem) 55vw, 100vw" className="absolute inset-0 size-full" />
        <div className="absolute inset-0 bg-linear-to-t from-abyss/75 via-transparent via-55% to-abyss/30" />
        <p className="absolute right-20 bottom-16 left-20 hidden max-w-lg font-display text-2xl text-white lg:block">{text('scene')}</p>
      </div>
      <div className="relative -mt-8 grid items-center overflow-hidden rounded-t-panel bg-[linear-gradient(var(--color-deep),var(--color-abyss))] px-5 pt-10 pb-16 sm:px-12 lg:mt-0 lg:rounded-none lg:pt-28 lg:pb-20">
        <RisingBubbles />
        <div className="relative mx-auto w-full max-w-md">
          <h1 className="heading-2">{text('heading')}</h1>
          <p className="mt-3 mb-9 text-foam/80">{text(stopped ? (stopped.ended ? 'ended' : 'first') : 'text')}</p>
          <SignInForm />
        </div>
      </div>
    </main>
  );
}
