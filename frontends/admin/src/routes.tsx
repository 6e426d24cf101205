import { AREAS } from '@reefdesk/contracts/access';
import { LibrarySource } from '@reefdesk/forms/uploads/library-source';
import { lazyComponent, lazyPage, Navigate, Route, Routes, runtimeConfig, useParams } from '@reefdesk/web-kit';
import { AdminLayout } from './features/layout/admin-layout.tsx';
import { OnlyFor, Start } from './features/layout/only-for.tsx';
import { editDestinationPath, PATHS, travelDetailPath } from './paths.ts';
import { EditingSurroundings } from './shared/session/editing-surroundings.tsx';

const EDITING = ['editing', 'fields', 'uploads'];
const DESTINATIONS = ['destinations', 'lists', ...EDITING];

const TravelListPage = lazyPage(() => import('./features/travels/travel-list.page.tsx'), ['travels', 'lists']);
const AddTravelPage = lazyPage(() => import('./features/travels/add-travel.page.tsx'), ['travels', ...EDITING]);
const TravelDetailPage = lazyPage(() => import('./features/travels/travel-detail.page.tsx'), ['travels', 'lists', ...EDITING]);
const DestinationListPage = lazyPage(() => import('./features/destinations/destination-list.page.tsx'), DESTINATIONS);
const AddDestinationPage = lazyPage(() => import('./features/destinations/add-destination.page.tsx'), DESTINATIONS);
const EditDestinationPage = lazyPage(() => import('./features/destinations/edit-destination.page.tsx'), DESTINATIONS);
const InboxPage = lazyPage(() => import('./features/enquiries/inbox.page.tsx'), ['enquiries', 'lists']);
const EnquiryPage = lazyPage(
  () => import('./features/enquiries/enquiry.page.tsx'),
  ['enquiries', 'replies', 'bookings', 'lists', ...EDITING],
);
const DeparturesPage = lazyPage(() => import('./features/departures/departures.page.tsx'), ['departures', 'lists', ...EDITING]);
const BookingsPage = lazyPage(() => import('./features/bookings/bookings.page.tsx'), ['bookings', 'lists', ...EDITING]);
const TodayPage = lazyPage(() => import('./features/agenda/today.page.tsx'), ['agenda', 'lists']);
const DaySheetPage = lazyPage(() => import('./features/agenda/day-sheet.page.tsx'), ['agenda', 'lists']);
const CalendarFeedPage = lazyPage(() => import('./features/agenda/calendar-feed.page.tsx'), ['agenda', 'lists', ...EDITING]);
const WebhookPage = lazyPage(() => import('./features/webhook/webhook.page.tsx'), ['webhook', 'lists', ...EDITING]);
const ReplyTemplatesPage = lazyPage(() => import('./features/enquiries/reply-templates.page.tsx'), ['replies', 'lists', ...EDITING]);
const GalleryPage = lazyPage(() => import('./features/gallery/gallery.page.tsx'), ['gallery', 'drafts', 'lists', ...EDITING]);
const LibraryPicker = lazyComponent(() => import('./features/library/library-picker.tsx'));
const LibraryPage = lazyPage(() => import('./features/library/library.page.tsx'), ['library', 'lists', ...EDITING]);
const TestimonialsPage = lazyPage(
  () => import('./features/testimonials/testimonials.page.tsx'),
  ['testimonials', 'drafts', 'lists', ...EDITING],
);
const SlideDraftPage = lazyPage(() => import('./features/gallery/slide-draft.page.tsx'), ['gallery', 'drafts', 'lists', ...EDITING]);
const TestimonialDraftPage = lazyPage(
  () => import('./features/testimonials/testimonial-draft.page.tsx'),
  ['testimonials', 'drafts', 'lists', ...EDITING],
);
const TrashPage = lazyPage(() => import('./features/trash/trash.page.tsx'), ['trash', 'editing']);
const TranslationsPage = lazyPage(() => import('./features/translations/translations.page.tsx'), ['translations', 'lists']);
const TranslatePage = lazyPage(() => import('./features/translations/translate.page.tsx'), ['translations', 'drafts', 'lists', ...EDITING]);
const GlossaryPage = lazyPage(() => import('./features/translations/glossary.page.tsx'), ['translations', 'lists', ...EDITING]);
const HistoryPage = lazyPage(() => import('./features/history/history.page.tsx'), ['history', 'audit', 'lists', 'layout', 'editing']);
const OrderPage = lazyPage(() => import('./features/order/order.page.tsx'), ['order', 'ordering', 'lists', 'editing']);
const SitePage = lazyPage(() => import('./features/site/site.page.tsx'), ['site', 'drafts', 'lists', ...EDITING]);
const LettersPage = lazyPage(() => import('./features/letters/letters.page.tsx'), ['letters', 'lists']);
const PeoplePage = lazyPage(() => import('./features/people/people.page.tsx'), ['people', 'lists', ...EDITING]);
const InsightsPage = lazyPage(() => import('./features/insights/insights.page.tsx'), ['insights', 'lists']);
const AuditPage = lazyPage(() => import('./features/audit/audit.page.tsx'), ['audit', 'lists']);
const AccountPage = lazyPage(() => import('./features/account/account.page.tsx'), ['layout']);
const ChangePasswordPage = lazyPage(() => import('./features/account/change-password.page.tsx'));
const LogoutPage = lazyPage(() => import('./features/layout/logout.page.tsx'), ['layout']);
const PrivacyPage = lazyPage(
  () => import('./features/layout/plain.page.tsx').then((pages) => ({ default: pages.PrivacyPage })),
  ['layout'],
);
const TermsPage = lazyPage(() => import('./features/layout/plain.page.tsx').then((pages) => ({ default: pages.TermsPage })), ['layout']);
const LostPage = lazyPage(() => import('./lost.page.tsx'), ['layout']);

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={PATHS.addTravelAlias} element={<Navigate to={PATHS.addTravel} replace />} />
      <Route path={PATHS.travelDetailAlias} element={<TravelDetailAlias />} />
      <Route path={PATHS.destinationsAlias} element={<Navigate to={PATHS.destinations} replace />} />
      <Route path={PATHS.addDestinationAlias} element={<Navigate to={PATHS.addDestination} replace />} />
      <Route path={PATHS.editDestinationAlias} element={<EditDestinationAlias />} />
      <Route
        element={
          <EditingSurroundings>
            <LibrarySource picker={LibraryPicker}>
              <AdminLayout />
            </LibrarySource>
          </EditingSurroundings>
        }
      >
        <Route path={PATHS.root} element={<Start />} />
        <Route element={<OnlyFor access={AREAS.contentReading} />}>
          <Route path={PATHS.travels} element={<TravelListPage />} />
          <Route path={PATHS.destinations} element={<DestinationListPage />} />
          <Route path={PATHS.gallery} element={<GalleryPage />} />
          <Route path={PATHS.testimonials} element={<TestimonialsPage />} />
          <Route path={PATHS.translations} element={<TranslationsPage />} />
          <Route path={PATHS.translate} element={<TranslatePage />} />
          <Route path={PATHS.glossary} element={<GlossaryPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.content} />}>
          <Route path={PATHS.library} element={<LibraryPage />} />
          <Route path={PATHS.addTravel} element={<AddTravelPage />} />
          <Route path={PATHS.travelDetail} element={<TravelDetailPage />} />
          <Route path={PATHS.addDestination} element={<AddDestinationPage />} />
          <Route path={PATHS.editDestination} element={<EditDestinationPage />} />
          <Route path={PATHS.trash} element={<TrashPage />} />
          <Route path={PATHS.history} element={<HistoryPage />} />
          <Route path={PATHS.draft.replace(':kind', 'slides')} element={<SlideDraftPage />} />
          <Route path={PATHS.draft.replace(':kind', 'testimonials')} element={<TestimonialDraftPage />} />
          <Route path={PATHS.order} element={<OrderPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.enquiries} />}>
          <Route path={PATHS.today} element={<TodayPage />} />
          <Route path={PATHS.enquiries} element={<InboxPage />} />
          <Route path={PATHS.enquiry} element={<EnquiryPage />} />
          <Route path={PATHS.replyTemplates} element={<ReplyTemplatesPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.departures} />}>
          <Route path={PATHS.departures} element={<DeparturesPage />} />
          <Route path={PATHS.daySheet} element={<DaySheetPage />} />
          <Route path={PATHS.calendarFeed} element={<CalendarFeedPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.bookings} />}>
          <Route path={PATHS.bookings} element={<BookingsPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.people} />}>
          <Route path={PATHS.people} element={<PeoplePage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.insights} />}>
          <Route path={PATHS.insights} element={<InsightsPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.audit} />}>
          <Route path={PATHS.audit} element={<AuditPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.site} />}>
          <Route path={PATHS.site} element={<SitePage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.webhook} />}>
          <Route path={PATHS.webhook} element={<WebhookPage />} />
        </Route>
        <Route element={<OnlyFor access={AREAS.letters} />}>
          {runtimeConfig().hasMailbox && <Route path={PATHS.letters} element={<LettersPage />} />}
        </Route>
        <Route path={PATHS.account} element={<AccountPage />} />
        <Route path={PATHS.changePassword} element={<ChangePasswordPage />} />
        <Route path={PATHS.privacy} element={<PrivacyPage />} />
        <Route path={PATHS.terms} element={<TermsPage />} />
        <Route path={PATHS.logout} element={<LogoutPage />} />
      </Route>
      <Route path="*" element={<LostPage />} />
    </Routes>
  );
}

/** Redirects from the alternative path (OR-37). */
function TravelDetailAlias() {
  const { travelId = '' } = useParams();
  return <Navigate to={travelDetailPath(travelId)} replace />;
}

function EditDestinationAlias() {
  const { destinationId = '' } = useParams();
  return <Navigate to={editDestinationPath(destinationId)} replace />;
}
