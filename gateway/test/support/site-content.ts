import type { RequestListener } from 'node:http';
import { publicJson, status } from './fake-service.ts';

/** A text that breaks out of markup unless it is escaped. */
export const HOSTILE = `"><script>alert(1)</script>'&`;
const IMAGE = { id: 'i1', url: '/media/i1', width: 1200, height: 800, color: '#123456', preview: '', widths: [320, 640] };
export const named = (en: string) => ({ en, id: `${en} (id)`, cn: `${en}（中）` });
const PACKAGE = {
  travel_id: 't1',
  travel_slug: 'bunaken',
  slug: 'bunaken',
  travel_name: named('Bunaken'),
  travel_desc: named('Walls'),
  duration: 3,
  image: '/media/i1',
  image_meta: IMAGE,
  destinations: [],
  features: [],
};
export const DESTINATION = {
  destination_id: 'd1',
  name: named('Siladen'),
  description: named('White sand'),
  location: 'North Sulawesi',
  destination_img: '/media/i1',
  main_image_meta: IMAGE,
  entry_fee: { local: 0, tourist: 50_000 },
  gallery_images: [{ image_url: '/media/i1', alt: '', meta: IMAGE }],
};
const TRAVEL = {
  travel: {
    ...PACKAGE,
    id: 't1',
    price: 1_650_000,
    minimum_age: 12,
    name: named(HOSTILE),
    description: named(`First.\n\nSecond ${HOSTILE}`),
  },
  destinations: [{ destinationId: 'd1', comments: named('Dive in'), destination: { ...DESTINATION, description: named('White sand') } }],
};
export const DESTINATIONS = Array.from({ length: 12 }, (_, place) => ({ ...DESTINATION, destination_id: `d${place + 1}` }));
export const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/packages': [PACKAGE],
  '/api/packages?limit=24': [PACKAGE],
  '/api/packages?view=card&limit=24': [PACKAGE],
  '/api/packages?destination=d1': [PACKAGE],
  '/api/packages?view=ids': [{ slug: PACKAGE.slug, updated_at: '2026-05-01T00:00:00.000Z' }],
  '/api/destinations?view=card&limit=24': { destinations: DESTINATIONS },
  '/api/get-destinations?view=ids': DESTINATIONS.map(({ destination_id }) => ({ destination_id, updated_at: '2026-06-01T00:00:00.000Z' })),
  '/api/destination/d1': DESTINATION,
  '/api/travel/bunaken': TRAVEL,
};

export const answerOfCatalog: RequestListener = (request, response) => {
  const data = ANSWERS[request.url ?? ''];
  return data ? publicJson({ data })(request, response) : status(404)(request, response);
};
