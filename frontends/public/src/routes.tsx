import { lazyPage, Route, Routes, UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { PATHS } from './paths.ts';

const LandingPage = lazyPage(() => import('./features/landing/pages/landing.page.tsx'), ['landing']);

export function PublicRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<LandingPage />} />
      <Route path="*" element={<UnexpectedErrorScreen lost />} />
    </Routes>
  );
}
