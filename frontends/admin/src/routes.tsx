import { lazyPage, Navigate, Route, Routes, UnexpectedErrorScreen } from '@reefdesk/web-kit';
import { AdminLayout } from './features/layout/components/admin-layout.tsx';
import { PATHS } from './paths.ts';

const TravelListPage = lazyPage(() => import('./features/travels/pages/travel-list.page.tsx'), ['travels']);
const LogoutPage = lazyPage(() => import('./features/layout/pages/logout.page.tsx'), ['layout']);
const UnderConstructionPage = lazyPage(() => import('./features/layout/pages/under-construction.page.tsx'), ['layout']);

/** Addresses whose screens come with a later version. */
const LATER = [
  PATHS.travelDetail,
  PATHS.addTravel,
  PATHS.destinations,
  PATHS.addDestination,
  PATHS.editDestination,
  PATHS.gallery,
  PATHS.testimonials,
  PATHS.changePassword,
];

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={PATHS.root} element={<Navigate to={PATHS.travels} replace />} />
      <Route element={<AdminLayout />}>
        <Route path={PATHS.travels} element={<TravelListPage />} />
        <Route path={PATHS.logout} element={<LogoutPage />} />
        {LATER.map((path) => (
          <Route key={path} path={path} element={<UnderConstructionPage />} />
        ))}
      </Route>
      <Route path="*" element={<UnexpectedErrorScreen lost />} />
    </Routes>
  );
}
