import { accounts, letters, oidc } from './accounts/endpoints.ts';
import { ownAccount, passkeys, savedViews } from './accounts/own-account.endpoints.ts';
import { audit } from './audit/endpoints.ts';
import { bookings, calendar, changes } from './bookings/endpoints.ts';
import { departures } from './departures/endpoints.ts';
import { today } from './departures/today.endpoints.ts';
import { destinations } from './destinations/endpoints.ts';
import { previews } from './editing/endpoints.ts';
import { DRAFTS, ORDER, TRANSLATIONS, TRASH, VERSIONS } from './editing/kinds.ts';
import { byRoute, type Endpoints } from './endpoint.ts';
import { enquiries, replyTemplates, trips } from './enquiries/endpoints.ts';
import { images, library } from './images/endpoints.ts';
import { insights } from './insights/endpoints.ts';
import { people } from './people/endpoints.ts';
import { site } from './site/endpoints.ts';
import { slides } from './slides/endpoints.ts';
import { testimonials } from './testimonials/endpoints.ts';
import { glossary, machineTranslation, translationBoard } from './translations/endpoints.ts';
import { itinerary, travels } from './travels/endpoints.ts';
import { webhook } from './webhook/endpoints.ts';

/** All endpoints by service and route. HEAD follows GET; a route that is not listed is rejected (OR-40). */
export const ENDPOINTS = {
  auth: byRoute(accounts, ownAccount, savedViews, passkeys, oidc, letters, people, audit),
  catalog: byRoute(
    travels,
    itinerary,
    destinations,
    ORDER.packages,
    TRASH.packages,
    VERSIONS.packages,
    DRAFTS.packages,
    TRANSLATIONS.packages,
    ORDER.destinations,
    TRASH.destinations,
    VERSIONS.destinations,
    DRAFTS.destinations,
    TRANSLATIONS.destinations,
  ),
  media: byRoute(slides, library, images, ORDER.slides, TRASH.slides, VERSIONS.slides, DRAFTS.slides, TRANSLATIONS.slides),
  testimonials: byRoute(
    testimonials,
    ORDER.testimonials,
    TRASH.testimonials,
    VERSIONS.testimonials,
    DRAFTS.testimonials,
    TRANSLATIONS.testimonials,
  ),
  bookings: byRoute(enquiries, replyTemplates, departures, today, bookings, trips, calendar, webhook, changes),
  site: byRoute(site, VERSIONS.site, DRAFTS.site, TRANSLATIONS.site, translationBoard, insights, previews, glossary, machineTranslation),
};

type Every<Kinds> = Kinds[keyof Kinds];
type Resource =
  | typeof accounts
  | typeof ownAccount
  | typeof savedViews
  | typeof passkeys
  | typeof oidc
  | typeof letters
  | typeof people
  | typeof audit
  | typeof travels
  | typeof itinerary
  | typeof destinations
  | typeof slides
  | typeof library
  | typeof images
  | typeof testimonials
  | typeof enquiries
  | typeof replyTemplates
  | typeof departures
  | typeof today
  | typeof bookings
  | typeof trips
  | typeof calendar
  | typeof webhook
  | typeof changes
  | typeof site
  | typeof translationBoard
  | typeof insights
  | typeof previews
  | typeof glossary
  | typeof machineTranslation
  | Every<typeof ORDER>
  | Every<typeof TRASH>
  | Every<typeof VERSIONS>
  | Every<typeof DRAFTS>
  | Every<typeof TRANSLATIONS>;
type EndpointOf<Of> = Of extends Endpoints ? Of[keyof Of] : never;

export type Api = { [Of in EndpointOf<Resource> as Of['route']]: Of };
