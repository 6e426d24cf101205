import { accountsEndpoints, lettersEndpoints, oidcEndpoints } from './accounts/endpoints.ts';
import { ownAccountEndpoints, passkeysEndpoints } from './accounts/own-account.endpoints.ts';
import { savedViewsEndpoints } from './accounts/saved-views.endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { bookingsEndpoints, calendarEndpoints, changesEndpoints } from './bookings/endpoints.ts';
import { departuresEndpoints } from './departures/endpoints.ts';
import { destinationsEndpoints, destinationView } from './destinations/endpoints.ts';
import { DRAFTED } from './editing/drafted-kinds.ts';
import { draftsEndpoints, previewsEndpoints } from './editing/endpoints.ts';
import { trashEndpoints, versionsEndpoints } from './editing/history.endpoints.ts';
import type { Endpoints } from './endpoint.ts';
import { enquiriesEndpoints } from './enquiries/endpoints.ts';
import { replyTemplatesEndpoints } from './enquiries/reply-templates.endpoints.ts';
import { tripsEndpoints } from './enquiries/trips.endpoints.ts';
import { imagesEndpoints, libraryEndpoints } from './images/endpoints.ts';
import { insightsEndpoints } from './insights/endpoints.ts';
import { peopleEndpoints } from './people/endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { galleryItemView, slidesEndpoints } from './slides/endpoints.ts';
import { testimonialsEndpoints, testimonialView } from './testimonials/endpoints.ts';
import {
  glossaryEndpoints,
  machineTranslationEndpoints,
  translationBoardEndpoints,
  translationsEndpoints,
} from './translations/endpoints.ts';
import { itineraryEndpoints, travelsEndpoints } from './travels/endpoints.ts';
import { travelDetailView } from './travels/views.ts';
import { webhookEndpoints } from './webhook/endpoints.ts';

/** The whole API: endpoints by service. HEAD follows GET; a route that is not listed is rejected (OR-40). */
export const ENDPOINTS = {
  auth: {
    ...accountsEndpoints,
    ...ownAccountEndpoints,
    ...savedViewsEndpoints,
    ...passkeysEndpoints,
    ...oidcEndpoints,
    ...lettersEndpoints,
    ...peopleEndpoints,
    ...auditEndpoints,
  },
  catalog: {
    ...travelsEndpoints,
    ...itineraryEndpoints,
    ...destinationsEndpoints,
    ...trashEndpoints('packages', 'travel_not_found', 'travel_limit_reached'),
    ...versionsEndpoints('packages', 'travel_not_found', travelDetailView),
    ...draftsEndpoints(DRAFTED.packages),
    ...translationsEndpoints(DRAFTED.packages),
    ...trashEndpoints('destinations', 'destination_not_found', 'destination_limit_reached'),
    ...versionsEndpoints('destinations', 'destination_not_found', destinationView),
    ...draftsEndpoints(DRAFTED.destinations),
    ...translationsEndpoints(DRAFTED.destinations),
  },
  media: {
    ...slidesEndpoints,
    ...libraryEndpoints,
    ...imagesEndpoints,
    ...trashEndpoints('slides', 'slide_not_found', 'slide_limit_reached'),
    ...versionsEndpoints('slides', 'slide_not_found', galleryItemView),
    ...draftsEndpoints(DRAFTED.slides),
    ...translationsEndpoints(DRAFTED.slides),
  },
  testimonials: {
    ...testimonialsEndpoints,
    ...trashEndpoints('testimonials', 'testimonial_not_found', 'testimonial_limit_reached'),
    ...versionsEndpoints('testimonials', 'testimonial_not_found', testimonialView),
    ...draftsEndpoints(DRAFTED.testimonials),
    ...translationsEndpoints(DRAFTED.testimonials),
  },
  bookings: {
    ...enquiriesEndpoints,
    ...replyTemplatesEndpoints,
    ...departuresEndpoints,
    ...bookingsEndpoints,
    ...tripsEndpoints,
    ...calendarEndpoints,
    ...webhookEndpoints,
    ...changesEndpoints,
  },
  site: {
    ...siteEndpoints,
    ...draftsEndpoints(DRAFTED.site),
    ...translationsEndpoints(DRAFTED.site),
    ...translationBoardEndpoints,
    ...insightsEndpoints,
    ...previewsEndpoints,
    ...glossaryEndpoints,
    ...machineTranslationEndpoints,
  },
} as const satisfies Readonly<Record<string, Endpoints>>;
