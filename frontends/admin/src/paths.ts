/** Addresses of the back office, in full (AROU). The misspelling in `addDestination` is part of the route. */
export const PATHS = {
  root: '/admin',
  travels: '/admin/travel',
  travelDetail: '/admin/travel/travel-detail/:travelId',
  addTravel: '/admin/travel/add-travel',
  destinations: '/admin/destination',
  addDestination: '/admin/destination/add-destionation',
  editDestination: '/admin/destination/edit-destination/:destinationId',
  gallery: '/admin/gallery-images',
  testimonials: '/admin/testimonials',
  changePassword: '/admin/change-password',
  logout: '/admin/logout',
  homepage: '/auth/homepage',
  signIn: '/auth/sign-in',
  customer: '/customer/default',
} as const;

export function travelDetailPath(travelId: string): string {
  return PATHS.travelDetail.replace(':travelId', encodeURIComponent(travelId));
}
