/** Addresses of the back office, in full (AROU). The misspelling in `addDestination` is part of the route. */
export const PATHS = {
  root: '/admin',
  travels: '/admin/travel',
  travelDetail: '/admin/travel/travel-detail/:travelId',
  addTravel: '/admin/travel/add-travel',
  /** Other readings of the two above; they redirect (OR-37). */
  travelDetailAlias: '/admin/travel-detail/:travelId',
  addTravelAlias: '/admin/add-travel',
  destinations: '/admin/destination',
  addDestination: '/admin/destination/add-destionation',
  editDestination: '/admin/destination/edit-destination/:destinationId',
  /** The right spelling, and the other reading of the edit address (OR-37). */
  addDestinationAlias: '/admin/destination/add-destination',
  editDestinationAlias: '/admin/edit-destination/:destinationId',
  /** Where the back button of a destination leads; redirects to the list (OR-38). */
  destinationsAlias: '/admin/destinations',
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
  translations: '/admin/translations',
  translate: '/admin/translate/:kind/:recordId',
  glossary: '/admin/glossary',
  site: '/admin/site',
  webhook: '/admin/webhook',
  /** Only where the system keeps its letters. */
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

/** In the address of a list: one more is to be added, at once. */
export const ADD_KEY = 'add';

export function addPath(list: string): string {
  return `${list}?${ADD_KEY}=new`;
}

export function travelDetailPath(travelId: string): string {
  return PATHS.travelDetail.replace(':travelId', encodeURIComponent(travelId));
}

/** The page of a package on the website. */
export function publicTravelPath(slug: string): string {
  return `/auth/travel/${encodeURIComponent(slug)}`;
}

export function editDestinationPath(destinationId: string): string {
  return PATHS.editDestination.replace(':destinationId', encodeURIComponent(destinationId));
}

/** The earlier versions of a record. */
export function historyPath(kind: string, recordId: string): string {
  return PATHS.history.replace(':kind', kind).replace(':recordId', encodeURIComponent(recordId));
}

/** Where a record is translated into a language. */
export function translatePath(kind: string, recordId: string, language: string): string {
  return `${PATHS.translate.replace(':kind', kind).replace(':recordId', encodeURIComponent(recordId))}?language=${language}`;
}

export function enquiryPath(enquiryId: string): string {
  return PATHS.enquiry.replace(':enquiryId', encodeURIComponent(enquiryId));
}

/** The bookings that fit, such as those of a departure. */
export function bookingsPath(filters: Readonly<Record<string, string>>): string {
  return `${PATHS.bookings}?${new URLSearchParams(filters)}`;
}

/** Who comes on a day. */
export function daySheetPath(date: string): string {
  return `${PATHS.daySheet}?${new URLSearchParams({ date })}`;
}
