import type { Language } from '../languages.ts';

/** Full paths of the visitor screens, used by the router, the page heads and the sitemap. */
export const PATHS = {
  home: '/auth/homepage',
  about: '/auth/about',
  packages: '/auth/packages',
  destinations: '/auth/destinations',
  destination: '/auth/destination-detail/:destinationId',
  travel: '/auth/travel/:slug',
  support: '/auth/support',
  privacy: '/auth/privacy',
  terms: '/auth/terms',
  signIn: '/auth/sign-in',
  forgotPassword: '/auth/forgot-password',
  /** The email's link has its token in the fragment, as for `verifyEmail` and `acceptInvitation`. */
  resetPassword: '/auth/reset-password',
  signUp: '/sign-up',
  verifyEmail: '/auth/verify-email',
  acceptInvitation: '/auth/accept-invitation',
  /** The token that opens the enquiry is in the fragment. */
  enquiry: '/auth/enquiry',
  customer: '/customer',
  /** Shown after signing in (CUST-02). */
  customerTravel: '/customer/travel',
  /** The dashboard of the navbar (CUST-03). */
  customerDefault: '/customer/default',
} as const;

export function travelPath(slug: string): string {
  return `/auth/travel/${encodeURIComponent(slug)}`;
}

export function destinationPath(id: string): string {
  return `/auth/destination-detail/${encodeURIComponent(id)}`;
}

export function addressIn(origin: string, path: string, language: Language): string {
  return `${origin}${path}?lang=${language}`;
}

/** Fragment prefix before an enquiry's ID for staff, whose session opens the page without a token (ENQ-22). */
export const WATCHED_ENQUIRY = 'of=';

/** Returns the private URL of an enquiry; without `origin`, its path. */
export function enquiryAddress(origin: string, token: string, language: Language): string {
  return `${addressIn(origin, PATHS.enquiry, language)}#${token}`;
}
