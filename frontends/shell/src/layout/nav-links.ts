/**
 * NAV-01..03, and the ways to the trips and to the operator; the keys are texts of the namespace `shell`. `isPart`: a place on a page,
 * which is never the page that one is on.
 */
export const NAV_LINKS = [
  { key: 'home', to: '/', end: true, isPart: false },
  { key: 'about', to: '/auth/about', end: false, isPart: false },
  { key: 'packages', to: '/auth/packages', end: false, isPart: false },
  { key: 'destinations', to: '/auth/destinations', end: false, isPart: false },
  { key: 'contact', to: '/auth/homepage#contact-section', end: false, isPart: true },
] as const;
