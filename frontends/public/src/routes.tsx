import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { lazyPage, Navigate, Route, Routes } from '@reefdesk/web-kit';
import { useNextPage } from './next-page.ts';

const LandingPage = lazyPage(() => import('./features/landing/landing.page.tsx'), ['landing']);
const AboutPage = lazyPage(() => import('./features/about/about.page.tsx'), ['about']);
const PackagesPage = lazyPage(() => import('./features/packages/packages.page.tsx'), ['packages', 'fields']);
const DestinationsPage = lazyPage(() => import('./features/destinations/destinations.page.tsx'), ['destinations']);
const DestinationDetailPage = lazyPage(
  () => import('./features/destination-detail/destination-detail.page.tsx'),
  ['destination-detail', 'destination-facts', 'packages', 'fields'],
);
const TravelPage = lazyPage(() => import('./features/travel/travel.page.tsx'), ['travel', 'fields']);
const SupportPage = lazyPage(() => import('./features/site-page/support.page.tsx'), ['site-page']);
const PrivacyPage = lazyPage(() => import('./features/site-page/privacy.page.tsx'), ['site-page']);
const TermsPage = lazyPage(() => import('./features/site-page/terms.page.tsx'), ['site-page']);
const SignInPage = lazyPage(() => import('./features/sign-in/sign-in.page.tsx'), ['sign-in', 'fields']);
const ForgotPasswordPage = lazyPage(() => import('./features/password-reset/forgot-password.page.tsx'), ['forgot-password', 'fields']);
const ResetPasswordPage = lazyPage(
  () => import('./features/password-reset/reset-password.page.tsx'),
  ['reset-password', 'account', 'fields'],
);
const VerifyEmailPage = lazyPage(
  () => import('./features/email-verification/verify-email.page.tsx'),
  ['verify-email', 'reset-password', 'account', 'fields'],
);
const AcceptInvitationPage = lazyPage(
  () => import('./features/invitation/accept-invitation.page.tsx'),
  ['accept-invitation', 'account', 'fields'],
);
const SignUpPage = lazyPage(() => import('./features/sign-up/sign-up.page.tsx'), ['sign-up', 'account', 'fields']);
const EnquiryStatusPage = lazyPage(() => import('./features/enquiry-status/enquiry-status.page.tsx'), ['enquiry-status', 'fields']);
const CustomerPage = lazyPage(() => import('./features/customer/customer.page.tsx'), ['customer', 'account', 'fields']);
const LostPage = lazyPage(() => import('./lost.page.tsx'));

const PAGES = [
  [PATHS.home, LandingPage],
  [PATHS.about, AboutPage],
  [PATHS.packages, PackagesPage],
  [PATHS.destinations, DestinationsPage],
  [PATHS.destination, DestinationDetailPage],
  [PATHS.travel, TravelPage],
  [PATHS.support, SupportPage],
  [PATHS.privacy, PrivacyPage],
  [PATHS.terms, TermsPage],
  [PATHS.signIn, SignInPage],
  [PATHS.forgotPassword, ForgotPasswordPage],
  [PATHS.resetPassword, ResetPasswordPage],
  [PATHS.signUp, SignUpPage],
  [PATHS.verifyEmail, VerifyEmailPage],
  [PATHS.acceptInvitation, AcceptInvitationPage],
  [PATHS.enquiry, EnquiryStatusPage],
  [PATHS.customerTravel, CustomerPage],
  [PATHS.customerDefault, CustomerPage],
] as const;

export function PublicRoutes() {
  useNextPage(PAGES);
  return (
    <Routes>
      {PAGES.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path={PATHS.customer} element={<Navigate to={PATHS.customerTravel} replace />} />
      <Route path="*" element={<LostPage />} />
    </Routes>
  );
}
