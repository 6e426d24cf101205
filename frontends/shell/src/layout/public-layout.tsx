import { ChatCard, SocialRail, useLocation, useText } from '@reefdesk/web-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navbar } from './navbar.tsx';

const SiteFooter = lazy(() => import('./site-footer.tsx'));

/** Screens that fill the window themselves. */
const WITHOUT_FOOTER = [
  '/auth/sign-in',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/accept-invitation',
  '/sign-up',
];

/** Around every public screen (ROUT-10): navbar, social rail, chat card, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const text = useText('shell');
  const { pathname } = useLocation();
  return (
    <div className="public-layout">
      <a href="#main" className="skip-link">
        {text('skip')}
      </a>
      <Navbar />
      {children}
      {!WITHOUT_FOOTER.includes(pathname) && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
      <SocialRail />
      <ChatCard />
    </div>
  );
}
