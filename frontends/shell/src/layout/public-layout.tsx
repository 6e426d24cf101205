import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { classNames } from '@reefdesk/ui/class-names';
import { ChatCard, lazyComponent, Nothing, SocialRail, socialNetworks, useLocation, useText } from '@reefdesk/web-kit';
import { type ReactNode, Suspense } from 'react';
import { Navbar } from './navbar.tsx';

const SiteFooter = lazyComponent(() => import('./site-footer.tsx'), Nothing);

const WITHOUT_FOOTER = [
  '/auth/sign-in',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/accept-invitation',
  '/sign-up',
];

/** On other pages the lower edge of a phone shows the bar of the travel, and the links are in the footer (SOC-01, SOC-03). */
const WITH_SOCIAL_RAIL = [PATHS.home, PATHS.about] as readonly string[];

/** Layout of every public screen (ROUT-10): navbar, chat card, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const text = useText('shell');
  const { pathname } = useLocation();
  const hasSocialRail = WITH_SOCIAL_RAIL.includes(pathname) && socialNetworks().length > 0;
  return (
    <div className={classNames('public-layout', hasSocialRail && 'has-social-rail')}>
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
      {hasSocialRail && <SocialRail />}
      <ChatCard />
    </div>
  );
}
