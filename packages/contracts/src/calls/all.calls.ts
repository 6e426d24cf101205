import { destinationView } from '../views/destinations.views.ts';
import { galleryItemView } from '../views/slides.views.ts';
import { testimonialView } from '../views/testimonials.views.ts';
import { travelDetailView } from '../views/travels.views.ts';
import { accountsCalls } from './accounts.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { bookingsCalls } from './bookings.calls.ts';
import { calendarCalls } from './calendar.calls.ts';
import type { Calls } from './call.ts';
import { changesCalls } from './changes.calls.ts';
import { departuresCalls } from './departures.calls.ts';
import { destinationsCalls } from './destinations.calls.ts';
import { DRAFTED } from './drafted-kinds.ts';
import { draftsCalls } from './drafts.calls.ts';
import { enquiriesCalls } from './enquiries.calls.ts';
import { glossaryCalls } from './glossary.calls.ts';
import { imagesCalls } from './images.calls.ts';
import { insightsCalls } from './insights.calls.ts';
import { itineraryCalls } from './itinerary.calls.ts';
import { lettersCalls } from './letters.calls.ts';
import { libraryCalls } from './library.calls.ts';
import { machineTranslationCalls } from './machine-translation.calls.ts';
import { oidcCalls } from './oidc.calls.ts';
import { ownAccountCalls } from './own-account.calls.ts';
import { passkeysCalls } from './passkeys.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { previewsCalls } from './previews.calls.ts';
import { replyTemplatesCalls } from './reply-templates.calls.ts';
import { savedViewsCalls } from './saved-views.calls.ts';
import { siteCalls } from './site.calls.ts';
import { slidesCalls } from './slides.calls.ts';
import { testimonialsCalls } from './testimonials.calls.ts';
import { translationBoardCalls, translationsCalls } from './translations.calls.ts';
import { trashCalls } from './trash.calls.ts';
import { travelsCalls } from './travels.calls.ts';
import { tripsCalls } from './trips.calls.ts';
import { versionsCalls } from './versions.calls.ts';
import { webhookCalls } from './webhook.calls.ts';

/** The whole API: endpoints by service. HEAD follows GET; a route that is not listed is rejected (OR-40). */
export const CALLS = {
  auth: {
    ...accountsCalls,
    ...ownAccountCalls,
    ...savedViewsCalls,
    ...passkeysCalls,
    ...oidcCalls,
    ...lettersCalls,
    ...peopleCalls,
    ...auditCalls,
  },
  catalog: {
    ...travelsCalls,
    ...itineraryCalls,
    ...destinationsCalls,
    ...trashCalls('packages', 'travel_not_found', 'travel_limit_reached'),
    ...versionsCalls('packages', 'travel_not_found', travelDetailView),
    ...draftsCalls(DRAFTED.packages),
    ...translationsCalls(DRAFTED.packages),
    ...trashCalls('destinations', 'destination_not_found', 'destination_limit_reached'),
    ...versionsCalls('destinations', 'destination_not_found', destinationView),
    ...draftsCalls(DRAFTED.destinations),
    ...translationsCalls(DRAFTED.destinations),
  },
  media: {
    ...slidesCalls,
    ...libraryCalls,
    ...imagesCalls,
    ...trashCalls('slides', 'slide_not_found', 'slide_limit_reached'),
    ...versionsCalls('slides', 'slide_not_found', galleryItemView),
    ...draftsCalls(DRAFTED.slides),
    ...translationsCalls(DRAFTED.slides),
  },
  testimonials: {
    ...testimonialsCalls,
    ...trashCalls('testimonials', 'testimonial_not_found', 'testimonial_limit_reached'),
    ...versionsCalls('testimonials', 'testimonial_not_found', testimonialView),
    ...draftsCalls(DRAFTED.testimonials),
    ...translationsCalls(DRAFTED.testimonials),
  },
  bookings: {
    ...enquiriesCalls,
    ...replyTemplatesCalls,
    ...departuresCalls,
    ...bookingsCalls,
    ...tripsCalls,
    ...calendarCalls,
    ...webhookCalls,
    ...changesCalls,
  },
  site: {
    ...siteCalls,
    ...draftsCalls(DRAFTED.site),
    ...translationsCalls(DRAFTED.site),
    ...translationBoardCalls,
    ...insightsCalls,
    ...previewsCalls,
    ...glossaryCalls,
    ...machineTranslationCalls,
  },
} as const satisfies Readonly<Record<string, Calls>>;
