import { accountsCalls } from './accounts.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { bookingsCalls } from './bookings.calls.ts';
import type { Calls } from './call.ts';
import { departuresCalls } from './departures.calls.ts';
import { destinationsCalls } from './destinations.calls.ts';
import { enquiriesCalls } from './enquiries.calls.ts';
import { imagesCalls } from './images.calls.ts';
import { itineraryCalls } from './itinerary.calls.ts';
import { lettersCalls } from './letters.calls.ts';
import { ownAccountCalls } from './own-account.calls.ts';
import { peopleCalls } from './people.calls.ts';
import { replyTemplatesCalls } from './reply-templates.calls.ts';
import { siteCalls } from './site.calls.ts';
import { slidesCalls } from './slides.calls.ts';
import { testimonialsCalls } from './testimonials.calls.ts';
import { travelsCalls } from './travels.calls.ts';
import { tripsCalls } from './trips.calls.ts';

/** The whole API: service → its calls. HEAD follows GET; everything that is not here is refused (OR-40). */
export const CALLS = {
  auth: { ...accountsCalls, ...ownAccountCalls, ...lettersCalls, ...peopleCalls, ...auditCalls },
  catalog: { ...travelsCalls, ...itineraryCalls, ...destinationsCalls },
  media: { ...slidesCalls, ...imagesCalls },
  testimonials: testimonialsCalls,
  bookings: { ...enquiriesCalls, ...replyTemplatesCalls, ...departuresCalls, ...bookingsCalls, ...tripsCalls },
  site: siteCalls,
} as const satisfies Readonly<Record<string, Calls>>;
