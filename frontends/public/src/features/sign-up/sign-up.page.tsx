import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Link, Navigate, NeedsScripts, runtimeConfig, selectUser, useAppSelector, useLocation, usePage, useText } from '@reefdesk/web-kit';
import avif from '../../assets/scenes/sign-up.avif';
import webp from '../../assets/scenes/sign-up.webp';
import avifHalf from '../../assets/scenes/sign-up-half.avif';
import webpHalf from '../../assets/scenes/sign-up-half.webp';
import { homeOf } from '../../shared/account/way-in.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { sceneFiles } from '../../shared/scenes/scene-files.ts';
import { SignUpForm } from './sign-up-form.tsx';

const signUp = sceneFiles([1920, 1280], { avif, avifHalf, webp, webpHalf });

/** The first step: an account (OR-17). Who is signed in, or has just signed up, goes on by role. */
export default function SignUpPage() {
  const text = useText('sign-up');
  const { name } = runtimeConfig().brand;
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  usePage({ title: text('title', { name }), description: text('description'), page: 'sign-up' });
  if (user) return <Navigate to={homeOf(user, state)} replace />;
  return (
    <main id="main" tabIndex={-1} className="relative isolate bg-deep text-foam outline-none lg:min-h-dvh">
      <div className="absolute inset-x-0 top-0 -z-10 h-80 overflow-hidden lg:h-full">
        <Scene scene={signUp} priority className="absolute inset-0 size-full object-[52%_40%]" />
        <div className="absolute inset-0 bg-linear-to-t from-deep via-deep/25 via-60% to-abyss/30 lg:from-abyss/90 lg:via-abyss/15 lg:via-55%" />
      </div>
      <div className="grid lg:min-h-dvh lg:grid-cols-[1fr_min(32rem,44%)] lg:pr-[max(3rem,calc(50vw-42rem))] lg:pl-[max(4.5rem,calc(50vw-35.5rem))]">
        <header className="flex flex-col justify-end px-5 pt-44 pb-8 sm:px-12 lg:px-0 lg:pt-28 lg:pr-12 lg:pb-20">
          <h1 className="heading-2 max-w-xl">{text('heading')}</h1>
          <p className="lead mt-4 max-w-md text-foam">{text('text')}</p>
        </header>
        <div className="flex lg:items-center lg:py-24">
          <section
            aria-label={text('form')}
            className="w-full rounded-t-panel bg-white px-5 pt-8 pb-24 text-ink sm:px-12 lg:rounded-panel lg:px-10 lg:py-10 lg:shadow-lift"
          >
            <div className="mx-auto max-w-md">
              <NeedsScripts className="mb-8" />
              <SignUpForm />
              <p className="mt-7 text-center">
                {text('already')}{' '}
                <Link to={PATHS.signIn} state={state} className="link inline-block py-1 font-semibold">
                  {text('signIn')}
                </Link>
              </p>
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}
