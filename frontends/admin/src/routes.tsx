import { lazyPage, Navigate, Route, Routes, UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { PATHS } from './paths.ts';

const TravelListPage = lazyPage(() => import('./features/travels/pages/travel-list.page.tsx'), ['travels']);

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={PATHS.root} element={<Navigate to={PATHS.travels} replace />} />
      <Route path={PATHS.travels} element={<TravelListPage />} />
      <Route path="*" element={<UnexpectedErrorScreen lost />} />
    </Routes>
  );
}
