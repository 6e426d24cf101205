/** NAV-01..03; the keys are texts of the namespace `shell`. */
export const NAV_LINKS = [
  { key: 'home', to: '/', end: true },
  { key: 'about', to: '/auth/about', end: false },
  { key: 'destinations', to: '/auth/destinations', end: false },
] as const;
