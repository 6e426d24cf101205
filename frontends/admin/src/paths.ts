/** Addresses of the back office, in full. */
export const PATHS = {
  root: '/admin',
  travels: '/admin/travel',
} as const;
