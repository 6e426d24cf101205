// Every screen of the product, as it is reached.
import type { APIRequestContext } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  /** Who has to be signed in. */
  as?: 'admin' | 'customer';
}

interface Lists {
  packages: { travel_id: string; travel_slug: string; destinations: unknown[] }[];
  destinations: { destination_id: string }[];
}

/** With the package that has the most destinations, and the first of everything else. */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const { packages, destinations } = await readLists(request);
  const [travel] = packages.toSorted((a, b) => b.destinations.length - a.destinations.length);
  const [destination] = destinations;
  return [
    ...publicScreens(travel?.travel_slug, destination?.destination_id),
    ...adminScreens(travel?.travel_id, destination?.destination_id),
  ];
}

async function readLists(request: APIRequestContext): Promise<Lists> {
  const data = async (path: string) => (await (await request.get(path)).json()).data;
  const [packages, destinations] = await Promise.all(['/api/packages', '/api/get-destinations'].map(data));
  return { packages, destinations };
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
    { name: 'lost', path: '/auth/nowhere' },
    { name: 'customer', path: '/customer/travel', as: 'customer' },
  ];
}

function adminScreens(travelId = 'none', destinationId = 'none'): Screen[] {
  const paths = {
    travels: '/admin/travel',
    'travel-add': '/admin/travel/add-travel',
    'travel-edit': `/admin/travel/travel-detail/${travelId}`,
    destinations: '/admin/destination',
    'destination-edit': `/admin/destination/edit-destination/${destinationId}`,
    gallery: '/admin/gallery-images',
    testimonials: '/admin/testimonials',
    password: '/admin/change-password',
  };
  return Object.entries(paths).map(([name, path]) => ({ name: `admin-${name}`, path, as: 'admin' }));
}
