import { lazyPage, Route, Routes, UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { PATHS } from './paths.ts';

const LandingPage = lazyPage(() => import('./features/landing/pages/landing.page.tsx'), ['landing']);
const SignInPage = lazyPage(() => import('./features/sign-in/pages/sign-in.page.tsx'), ['sign-in']);

export function PublicRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<LandingPage />} />
      <Route path={PATHS.signIn} element={<SignInPage />} />
      <Route path="*" element={<UnexpectedErrorScreen lost />} />
    </Routes>
  );
}
