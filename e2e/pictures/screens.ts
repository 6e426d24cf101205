import type { APIRequestContext, Page } from '@playwright/test';
import { adminMoments, publicMoments } from './moments.ts';

export interface Screen {
  name: string;
  path: string;
  hash?: string;
  as?: 'admin' | 'customer';
  before?: (page: Page) => Promise<unknown>;
  /** Action that shows the screen. The picture then shows the window instead of the whole page. */
  open?: (page: Page, language: string) => Promise<unknown>;
  /** Maximum width of the window; wider ones do not have the screen. */
  upTo?: number;
}

const TODAY = new Date().toISOString().slice(0, 10);

export interface Lists {
  packages: { travel_id: string; travel_slug: string; destinations: unknown[] }[];
  destinations: { destination_id: string }[];
  /** Booked enquiries; empty for visitors and customers. */
  enquiries: { enquiry_id: string }[];
  bookings: { date: string }[];
}

/** All screens for the user of the request, with the package that has the most destinations and the first of every other list. */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const lists = await readLists(request);
  const { packages, destinations, enquiries, bookings } = lists;
  const [travel] = packages.toSorted((a, b) => b.destinations.length - a.destinations.length);
  const [destination] = destinations;
  return [
    ...publicScreens(travel?.travel_slug, destination?.destination_id),
    ...adminScreens(travel?.travel_id, destination?.destination_id, enquiries[0]?.enquiry_id, bookings[0]?.date),
    ...publicMoments(lists),
    ...adminMoments(lists),
  ];
}

async function readLists(request: APIRequestContext): Promise<Lists> {
  const data = async (path: string) => (await (await request.get(path)).json()).data ?? [];
  const paths = ['/api/packages', '/api/get-destinations', '/api/enquiries?state=booked&limit=1', `/api/bookings?limit=1&from=${TODAY}`];
  const [packages, destinations, enquiries, bookings] = await Promise.all(paths.map(data));
  return { packages, destinations, enquiries, bookings };
}

function publicScreens(slug = 'none', destinationId = 'none'): Screen[] {
  return [
    { name: 'landing', path: '/auth/homepage' },
    { name: 'about', path: '/auth/about' },
    { name: 'packages', path: '/auth/packages' },
    { name: 'destinations', path: '/auth/destinations' },
    { name: 'destination', path: `/auth/destination-detail/${destinationId}` },
    { name: 'travel', path: `/auth/travel/${slug}` },
    { name: 'sign-in', path: '/auth/sign-in' },
    { name: 'sign-up', path: '/sign-up' },
    { name: 'forgot-password', path: '/auth/forgot-password' },
    { name: 'support', path: '/auth/support' },
    { name: 'privacy', path: '/auth/privacy' },
    { name: 'terms', path: '/auth/terms' },
    { name: 'find-enquiry', path: '/auth/enquiry' },
    { name: 'lost', path: '/auth/nowhere' },
    { name: 'customer', path: '/customer/travel', as: 'customer' },
  ];
}

function adminScreens(travelId = 'none', destinationId = 'none', enquiryId = 'none', day = TODAY): Screen[] {
  const paths = {
    travels: '/admin/travel',
    'travel-add': '/admin/travel/add-travel',
    'travel-edit': `/admin/travel/travel-detail/${travelId}`,
    destinations: '/admin/destination',
    'destination-edit': `/admin/destination/edit-destination/${destinationId}`,
    gallery: '/admin/gallery-images',
    library: '/admin/library',
    testimonials: '/admin/testimonials',
    'testimonials-table': '/admin/testimonials?as=table',
    translations: '/admin/translations',
    translate: `/admin/translate/destinations/${destinationId}?language=id`,
    'translate-site': '/admin/translate/site/site?language=cn',
    glossary: '/admin/glossary',
    trash: '/admin/trash',
    history: `/admin/history/packages/${travelId}`,
    order: '/admin/order/destinations',
    today: '/admin/today',
    enquiries: '/admin/enquiries',
    enquiry: `/admin/enquiries/${enquiryId}`,
    'reply-templates': '/admin/reply-templates',
    departures: '/admin/departures',
    'departures-list': '/admin/departures?view=list',
    'day-sheet': `/admin/departures/day-sheet?date=${day}`,
    'calendar-feed': '/admin/calendar-feed',
    webhook: '/admin/webhook',
    bookings: '/admin/bookings',
    insights: '/admin/insights',
    people: '/admin/people',
    audit: '/admin/audit',
    site: '/admin/site',
    emails: '/admin/letters',
    account: '/admin/account',
    password: '/admin/change-password',
  };
  return Object.entries(paths).map(([name, path]) => ({ name: `admin-${name}`, path, as: 'admin' }));
}
