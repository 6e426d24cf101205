import { PATHS } from '@reefdesk/contracts/site-paths';
import { lazyPage, Navigate, Route, Routes } from '@reefdesk/web-kit';
import { loadDestinationDetail } from './likely-next.ts';

const LandingPage = lazyPage(() => import('./features/landing/pages/landing.page.tsx'), ['landing']);
const AboutPage = lazyPage(() => import('./features/about/pages/about.page.tsx'), ['about']);
const DestinationsPage = lazyPage(() => import('./features/destinations/pages/destinations.page.tsx'), ['destinations']);
const DestinationDetailPage = lazyPage(loadDestinationDetail, ['destination-detail', 'destination-facts']);
const TravelPage = lazyPage(() => import('./features/travel/pages/travel.page.tsx'), ['travel', 'fields']);
const SignInPage = lazyPage(() => import('./features/sign-in/pages/sign-in.page.tsx'), ['sign-in', 'fields']);
const ForgotPasswordPage = lazyPage(
  () => import('./features/password-reset/pages/forgot-password.page.tsx'),
  ['forgot-password', 'fields'],
);
const ResetPasswordPage = lazyPage(
  () => import('./features/password-reset/pages/reset-password.page.tsx'),
  ['reset-password', 'account', 'fields'],
);
const SignUpPage = lazyPage(() => import('./features/sign-up/pages/sign-up.page.tsx'), ['sign-up', 'account', 'fields']);
const CustomerPage = lazyPage(() => import('./features/customer/pages/customer.page.tsx'), ['customer', 'account', 'fields']);
const LostPage = lazyPage(() => import('./lost.page.tsx'));

export function PublicRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<LandingPage />} />
      <Route path={PATHS.about} element={<AboutPage />} />
      <Route path={PATHS.destinations} element={<DestinationsPage />} />
      <Route path={PATHS.destination} element={<DestinationDetailPage />} />
      <Route path={PATHS.travel} element={<TravelPage />} />
      <Route path={PATHS.signIn} element={<SignInPage />} />
      <Route path={PATHS.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={PATHS.resetPassword} element={<ResetPasswordPage />} />
      <Route path={PATHS.signUp} element={<SignUpPage />} />
      <Route path={PATHS.customer} element={<Navigate to={PATHS.customerTravel} replace />} />
      <Route path={PATHS.customerTravel} element={<CustomerPage />} />
      <Route path={PATHS.customerDefault} element={<CustomerPage />} />
      <Route path="*" element={<LostPage />} />
    </Routes>
  );
}
