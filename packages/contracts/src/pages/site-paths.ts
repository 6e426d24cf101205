import type { Language } from '../languages.ts';

/** Addresses of the visitor screens, in full: of the browser's router, of the pages' heads and of the sitemap. */
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
  /** The token of the letter's link stands behind `#`. */
  resetPassword: '/auth/reset-password',
  signUp: '/sign-up',
  /** The token of the letter's link stands behind `#`. */
  verifyEmail: '/auth/verify-email',
  /** The token of the letter's link stands behind `#`. */
  acceptInvitation: '/auth/accept-invitation',
  /** An enquiry and what became of it. The token that opens it stands behind `#`. */
  enquiry: '/auth/enquiry',
  customer: '/customer',
  /** After signing in (CUST-02). */
  customerTravel: '/customer/travel',
  /** The dashboard of the navbar (CUST-03). */
  customerDefault: '/customer/default',
} as const;

/** Where a travel package is shown (ROUT-08). */
export function travelPath(slug: string): string {
  return `/auth/travel/${encodeURIComponent(slug)}`;
}

/** Where a destination is shown (DEST-16). */
export function destinationPath(id: string): string {
  return `/auth/destination-detail/${encodeURIComponent(id)}`;
}

/** The address of a page in one language. */
export function addressIn(origin: string, path: string, language: Language): string {
  return `${origin}${path}?lang=${language}`;
}

/** Stands behind `#` before the id of an enquiry whose page staff look at: their session opens it, so they need no token (ENQ-22). */
export const WATCHED_ENQUIRY = 'of=';

/** The private address of an enquiry, in the language of the visit; without `origin` as a path of this site. */
export function enquiryAddress(origin: string, token: string, language: Language): string {
  return `${addressIn(origin, PATHS.enquiry, language)}#${token}`;
}
