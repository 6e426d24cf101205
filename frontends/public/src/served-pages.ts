import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { matchPath, type ServedPage, type ServedRemote } from '@reefdesk/web-kit';
import { about } from './features/about/about.served.ts';
import { destinationDetail } from './features/destination-detail/destination-detail.served.ts';
import { destinations } from './features/destinations/destinations.served.ts';
import { landing } from './features/landing/landing.served.ts';
import { packages } from './features/packages/packages.served.ts';
import { privacy, support, terms } from './features/site-page/site-page.served.ts';
import { travel } from './features/travel/travel.served.ts';

const form = (name: string): ServedPage => ({
  code: { modules: [`${name}.page.tsx`], texts: [name] },
  head: () => ({ structuredData: [] }),
});

/** A form that search engines must not index. */
const unlisted = (name: string): ServedPage => ({ ...form(name), head: () => ({ isUnlisted: true, structuredData: [] }) });

/** Data that the server's HTML of each page needs; `private` pages require sign-in and are rendered by the browser only. */
const PAGES: Readonly<Record<keyof typeof PATHS, ServedPage | 'private'>> = {
  home: landing,
  about,
  packages,
  destinations,
  destination: destinationDetail,
  travel,
  support,
  privacy,
  terms,
  signIn: form('sign-in'),
  forgotPassword: unlisted('forgot-password'),
  resetPassword: unlisted('reset-password'),
  signUp: form('sign-up'),
  verifyEmail: unlisted('verify-email'),
  acceptInvitation: unlisted('accept-invitation'),
  enquiry: unlisted('enquiry-status'),
  customer: 'private',
  customerTravel: 'private',
  customerDefault: 'private',
};

/** The service worker caches it for offline use. */
const OFFLINE: ServedPage = { code: { modules: ['lost.page.tsx'], texts: [] }, head: unlisted('offline').head };

export const pageAt: ServedRemote['pageAt'] = (pathname) => {
  if (pathname === OFFLINE_PAGE_PATH) return { page: OFFLINE, params: {}, path: pathname };
  for (const [name, pattern] of Object.entries(PATHS) as [keyof typeof PATHS, string][]) {
    const match = matchPath(pattern, pathname);
    const page = PAGES[name];
    if (match) return page === 'private' ? page : { page, params: match.params, path: pathOf(pattern, match.params) };
  }
  return undefined;
};

/** The canonical path of the page. */
function pathOf(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
