import { lazyPage, Navigate, Route, Routes, useParams } from '@reefdesk/web-kit';
import { EditingSurroundings } from './editing/editing-surroundings.tsx';
import { AdminLayout } from './features/layout/components/admin-layout.tsx';
import { editDestinationPath, PATHS, travelDetailPath } from './paths.ts';

const DESTINATIONS = ['destinations', 'lists', 'editing', 'uploads'];

const TravelListPage = lazyPage(() => import('./features/travels/pages/travel-list.page.tsx'), ['travels', 'lists']);
const AddTravelPage = lazyPage(() => import('./features/travels/pages/add-travel.page.tsx'), ['travels', 'editing', 'uploads']);
const TravelDetailPage = lazyPage(() => import('./features/travels/pages/travel-detail.page.tsx'), ['travels', 'editing', 'uploads']);
const DestinationListPage = lazyPage(() => import('./features/destinations/pages/destination-list.page.tsx'), DESTINATIONS);
const AddDestinationPage = lazyPage(() => import('./features/destinations/pages/add-destination.page.tsx'), DESTINATIONS);
const EditDestinationPage = lazyPage(() => import('./features/destinations/pages/edit-destination.page.tsx'), DESTINATIONS);
const GalleryPage = lazyPage(() => import('./features/gallery/pages/gallery.page.tsx'), ['gallery', 'lists', 'editing', 'uploads']);
const TestimonialsPage = lazyPage(
  () => import('./features/testimonials/pages/testimonials.page.tsx'),
  ['testimonials', 'lists', 'editing', 'uploads'],
);
const ChangePasswordPage = lazyPage(() => import('./features/password/pages/change-password.page.tsx'));
const LogoutPage = lazyPage(() => import('./features/layout/pages/logout.page.tsx'), ['layout']);
const LostPage = lazyPage(() => import('./lost.page.tsx'));

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={PATHS.root} element={<Navigate to={PATHS.travels} replace />} />
      <Route path={PATHS.addTravelAlias} element={<Navigate to={PATHS.addTravel} replace />} />
      <Route path={PATHS.travelDetailAlias} element={<TravelDetailAlias />} />
      <Route path={PATHS.destinationsAlias} element={<Navigate to={PATHS.destinations} replace />} />
      <Route path={PATHS.addDestinationAlias} element={<Navigate to={PATHS.addDestination} replace />} />
      <Route path={PATHS.editDestinationAlias} element={<EditDestinationAlias />} />
      <Route
        element={
          <EditingSurroundings>
            <AdminLayout />
          </EditingSurroundings>
        }
      >
        <Route path={PATHS.travels} element={<TravelListPage />} />
        <Route path={PATHS.addTravel} element={<AddTravelPage />} />
        <Route path={PATHS.travelDetail} element={<TravelDetailPage />} />
        <Route path={PATHS.destinations} element={<DestinationListPage />} />
        <Route path={PATHS.addDestination} element={<AddDestinationPage />} />
        <Route path={PATHS.editDestination} element={<EditDestinationPage />} />
        <Route path={PATHS.gallery} element={<GalleryPage />} />
        <Route path={PATHS.testimonials} element={<TestimonialsPage />} />
        <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
        <Route path={PATHS.logout} element={<LogoutPage />} />
      </Route>
      <Route path="*" element={<LostPage />} />
    </Routes>
  );
}

/** The other reading of the address (OR-37). */
function TravelDetailAlias() {
  const { travelId = '' } = useParams();
  return <Navigate to={travelDetailPath(travelId)} replace />;
}

function EditDestinationAlias() {
  const { destinationId = '' } = useParams();
  return <Navigate to={editDestinationPath(destinationId)} replace />;
}
