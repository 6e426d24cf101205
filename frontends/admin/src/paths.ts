import type { DraftKind } from '@reefdesk/contracts/editing/values';

/** Paths of the back office (AROU). The misspelling in `addDestination` is part of the route. */
export const PATHS = {
  root: '/admin',
  travels: '/admin/travel',
  travelDetail: '/admin/travel/travel-detail/:travelId',
  addTravel: '/admin/travel/add-travel',
  /** Alternative paths of the two above, which redirect (OR-37). */
  travelDetailAlias: '/admin/travel-detail/:travelId',
  addTravelAlias: '/admin/add-travel',
  destinations: '/admin/destination',
  addDestination: '/admin/destination/add-destionation',
  editDestination: '/admin/destination/edit-destination/:destinationId',
  /** Correct spelling and the alternative edit path, which redirect (OR-37). */
  addDestinationAlias: '/admin/destination/add-destination',
  editDestinationAlias: '/admin/edit-destination/:destinationId',
  /** Target of a destination's back button, which redirects to the list (OR-38). */
  destinationsAlias: '/admin/destinations',
  today: '/admin/today',
  enquiries: '/admin/enquiries',
  enquiry: '/admin/enquiries/:enquiryId',
  replyTemplates: '/admin/reply-templates',
  departures: '/admin/departures',
  daySheet: '/admin/departures/day-sheet',
  calendarFeed: '/admin/calendar-feed',
  bookings: '/admin/bookings',
  gallery: '/admin/gallery-images',
  library: '/admin/library',
  testimonials: '/admin/testimonials',
  trash: '/admin/trash',
  history: '/admin/history/:kind/:recordId',
  order: '/admin/order/:kind',
  draft: '/admin/draft/:kind/:recordId',
  translations: '/admin/translations',
  translate: '/admin/translate/:kind/:recordId',
  glossary: '/admin/glossary',
  site: '/admin/site',
  webhook: '/admin/webhook',
  /** Exists only on systems that keep their emails in a mailbox. */
  letters: '/admin/letters',
  insights: '/admin/insights',
  people: '/admin/people',
  audit: '/admin/audit',
  account: '/admin/account',
  changePassword: '/admin/change-password',
  logout: '/admin/logout',
  privacy: '/admin/privacy',
  terms: '/admin/terms',
  homepage: '/auth/homepage',
  about: '/auth/about',
  signIn: '/auth/sign-in',
  customer: '/customer/default',
} as const;

/** Query parameter of a list that opens its form for a new record. */
export const ADD_KEY = 'add';

export function addPath(list: string): string {
  return `${list}?${ADD_KEY}=new`;
}

export function travelDetailPath(travelId: string): string {
  return PATHS.travelDetail.replace(':travelId', encodeURIComponent(travelId));
}

export function publicTravelPath(slug: string): string {
  return `/auth/travel/${encodeURIComponent(slug)}`;
}

export function editDestinationPath(destinationId: string): string {
  return PATHS.editDestination.replace(':destinationId', encodeURIComponent(destinationId));
}

export function historyPath(kind: string, recordId: string): string {
  return PATHS.history.replace(':kind', kind).replace(':recordId', encodeURIComponent(recordId));
}

/** Draft of a record that is otherwise edited in a dialog. */
export function draftPath(kind: 'testimonials' | 'slides', recordId: string): string {
  return PATHS.draft.replace(':kind', kind).replace(':recordId', encodeURIComponent(recordId));
}

/** Query parameter of an editor that opens it with the draft of its record. */
export const DRAFT_KEY = 'draft';

/** Editor of a record, opened with its draft. */
export function editDraftPath(kind: DraftKind, recordId: string): string {
  if (kind === 'testimonials' || kind === 'slides') return draftPath(kind, recordId);
  const editors = { packages: travelDetailPath(recordId), destinations: editDestinationPath(recordId), site: PATHS.site };
  return `${editors[kind]}?${DRAFT_KEY}=open`;
}

/** Dialog of a picture in the library. */
export function picturePath(imageId: string): string {
  return `${PATHS.library}?${new URLSearchParams({ picture: imageId })}`;
}

export function orderPath(kind: string): string {
  return PATHS.order.replace(':kind', kind);
}

export function translatePath(kind: string, recordId: string, language: string): string {
  return `${PATHS.translate.replace(':kind', kind).replace(':recordId', encodeURIComponent(recordId))}?language=${language}`;
}

export function enquiryPath(enquiryId: string): string {
  return PATHS.enquiry.replace(':enquiryId', encodeURIComponent(enquiryId));
}

/** The departures of a day. */
export function departuresPath(day: string): string {
  return `${PATHS.departures}?${new URLSearchParams({ day })}`;
}

/** The inbox with the waiting list of a departure (DEP-12). */
export function waitlistPath(departureId: string): string {
  return `${PATHS.enquiries}?${new URLSearchParams({ waitlist: departureId, sort: 'oldest' })}`;
}

export function bookingsPath(filters: Readonly<Record<string, string>>): string {
  return `${PATHS.bookings}?${new URLSearchParams(filters)}`;
}

export function daySheetPath(date: string): string {
  return `${PATHS.daySheet}?${new URLSearchParams({ date })}`;
}
