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
  bookings: '/admin/bookings',
  gallery: '/admin/gallery-images',
  testimonials: '/admin/testimonials',
  site: '/admin/site',
  /** Only where the system keeps its letters. */
  letters: '/admin/letters',
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

export function enquiryPath(enquiryId: string): string {
  return PATHS.enquiry.replace(':enquiryId', encodeURIComponent(enquiryId));
}

/** The bookings that fit, such as those of a departure. */
export function bookingsPath(filters: Readonly<Record<string, string>>): string {
  return `${PATHS.bookings}?${new URLSearchParams(filters)}`;
}
