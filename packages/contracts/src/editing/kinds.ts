import { AREAS } from '../access.ts';
import { DESTINATION_EDIT_FORM, destinationView } from '../destinations/endpoints.ts';
import { DESTINATION_EDIT } from '../destinations/requests.ts';
import { siteRecordView } from '../site/endpoints.ts';
import { SITE_EDIT } from '../site/requests.ts';
import { galleryItemView, SLIDE_EDIT_FORM } from '../slides/endpoints.ts';
import { SLIDE_EDIT } from '../slides/requests.ts';
import { TESTIMONIAL_FORM, testimonialView } from '../testimonials/endpoints.ts';
import { TESTIMONIAL_FORM as TESTIMONIAL_FIELDS } from '../testimonials/requests.ts';
import { translationsEndpoints } from '../translations/endpoints.ts';
import { TRAVEL_EDIT_FORM } from '../travels/endpoints.ts';
import { TRAVEL_EDIT } from '../travels/requests.ts';
import { travelDetailView } from '../travels/views.ts';
import { type DraftedKind, draftsEndpoints } from './endpoints.ts';
import { trashEndpoints, versionsEndpoints } from './history.endpoints.ts';
import { orderEndpoints } from './order.endpoints.ts';
import type { DraftKind } from './values.ts';

export const DRAFTED: { readonly [Kind in DraftKind]: DraftedKind<Kind> } = {
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
};

export const DRAFTS = {
  packages: draftsEndpoints(DRAFTED.packages),
  destinations: draftsEndpoints(DRAFTED.destinations),
  testimonials: draftsEndpoints(DRAFTED.testimonials),
  slides: draftsEndpoints(DRAFTED.slides),
  site: draftsEndpoints(DRAFTED.site),
};

export const TRANSLATIONS = {
  packages: translationsEndpoints(DRAFTED.packages),
  destinations: translationsEndpoints(DRAFTED.destinations),
  testimonials: translationsEndpoints(DRAFTED.testimonials),
  slides: translationsEndpoints(DRAFTED.slides),
  site: translationsEndpoints(DRAFTED.site),
};

export const TRASH = {
  packages: trashEndpoints('packages', 'travel_not_found', 'travel_limit_reached'),
  destinations: trashEndpoints('destinations', 'destination_not_found', 'destination_limit_reached'),
  testimonials: trashEndpoints('testimonials', 'testimonial_not_found', 'testimonial_limit_reached'),
  slides: trashEndpoints('slides', 'slide_not_found', 'slide_limit_reached'),
};

export const ORDER = {
  packages: orderEndpoints('packages', 'travel_not_found'),
  destinations: orderEndpoints('destinations', 'destination_not_found'),
  testimonials: orderEndpoints('testimonials', 'testimonial_not_found'),
  slides: orderEndpoints('slides', 'slide_not_found'),
};

export const VERSIONS = {
  packages: versionsEndpoints('packages', 'travel_not_found', travelDetailView),
  destinations: versionsEndpoints('destinations', 'destination_not_found', destinationView),
  testimonials: versionsEndpoints('testimonials', 'testimonial_not_found', testimonialView),
  slides: versionsEndpoints('slides', 'slide_not_found', galleryItemView),
  site: versionsEndpoints('site', 'not_found', siteRecordView, AREAS.site),
};
