import { lazyPage, Route, Routes, UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { loadDestinationDetail } from './likely-next.ts';
import { PATHS } from './paths.ts';

const LandingPage = lazyPage(() => import('./features/landing/pages/landing.page.tsx'), ['landing']);
const DestinationsPage = lazyPage(() => import('./features/destinations/pages/destinations.page.tsx'), ['destinations']);
const DestinationDetailPage = lazyPage(loadDestinationDetail, ['destination-detail', 'destination-facts']);
const SignInPage = lazyPage(() => import('./features/sign-in/pages/sign-in.page.tsx'), ['sign-in']);

export function PublicRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<LandingPage />} />
      <Route path={PATHS.destinations} element={<DestinationsPage />} />
      <Route path={PATHS.destination} element={<DestinationDetailPage />} />
      <Route path={PATHS.signIn} element={<SignInPage />} />
      <Route path="*" element={<UnexpectedErrorScreen lost />} />
    </Routes>
  );
}
