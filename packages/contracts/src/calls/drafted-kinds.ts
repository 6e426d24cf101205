import { AREAS } from '../access.ts';
import { DESTINATION_EDIT } from '../requests/destinations.requests.ts';
import { SITE_EDIT } from '../requests/site.requests.ts';
import { SLIDE_EDIT } from '../requests/slides.requests.ts';
import { TESTIMONIAL_FORM as TESTIMONIAL_FIELDS } from '../requests/testimonials.requests.ts';
import { TRAVEL_EDIT } from '../requests/travels.requests.ts';
import { destinationView } from '../views/destinations.views.ts';
import { siteRecordView } from '../views/site.views.ts';
import { galleryItemView } from '../views/slides.views.ts';
import { testimonialView } from '../views/testimonials.views.ts';
import { travelDetailView } from '../views/travels.views.ts';
import { DESTINATION_EDIT_FORM } from './destinations.calls.ts';
import { type DraftedKind } from './drafts.calls.ts';
import { SLIDE_EDIT_FORM } from './slides.calls.ts';
import { TESTIMONIAL_FORM } from './testimonials.calls.ts';
import { TRAVEL_EDIT_FORM } from './travels.calls.ts';

/** Kinds of records that can be edited as a draft, with the definition of their draft endpoints. */
export const DRAFTED = {
  packages: {
    ...{ kind: 'packages', name: 'PackageDraftView', access: AREAS.content, missing: 'travel_not_found' },
    ...{ view: travelDetailView, edit: TRAVEL_EDIT, form: TRAVEL_EDIT_FORM },
  },
  destinations: {
    ...{ kind: 'destinations', name: 'DestinationDraftView', access: AREAS.content, missing: 'destination_not_found' },
    ...{ view: destinationView, edit: DESTINATION_EDIT, form: DESTINATION_EDIT_FORM },
  },
  testimonials: {
    ...{ kind: 'testimonials', name: 'TestimonialDraftView', access: AREAS.content, missing: 'testimonial_not_found' },
    ...{ view: testimonialView, edit: TESTIMONIAL_FIELDS, form: TESTIMONIAL_FORM },
  },
  slides: {
    ...{ kind: 'slides', name: 'SlideDraftView', access: AREAS.content, missing: 'slide_not_found' },
    ...{ view: galleryItemView, edit: SLIDE_EDIT, form: SLIDE_EDIT_FORM },
  },
  site: {
    ...{ kind: 'site', name: 'SiteDraftView', access: AREAS.site, missing: 'not_found' },
    ...{ view: siteRecordView, edit: SITE_EDIT },
  },
} as const satisfies Readonly<Record<string, DraftedKind>>;
