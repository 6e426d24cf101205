import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { ReadAnswer } from '@reefdesk/contracts/pages/rendering';
import { type PageVisit, runtimeConfig } from '@reefdesk/web-kit';
import { PageAnswers } from '@reefdesk/web-kit/server';
import { travelPage } from './testing.ts';
import { travel } from './travel.served.ts';

const departure = (day: number, over: Partial<DepartureView> = {}): DepartureView => ({
  departure_id: `d-${day}`,
  date: `2027-03-${day}`,
  last_date: `2027-03-${day}`,
  seats_left: 6,
  status: 'open',
  price: 1_650_000,
  ...over,
});

const found = (data: unknown): ReadAnswer => ({ kind: 'found', body: { data } });

function offers(departures: DepartureView[] | undefined, price?: number) {
  const answers = new PageAnswers({
    '/api/travel/trip': found(travelPage(0, price === undefined ? {} : { price })),
    ...(departures && { '/api/departures?package=trip': found(departures) }),
  });
  const visit: PageVisit = {
    params: { slug: 'trip' },
    language: 'en',
    namesLanguage: true,
    origin: 'https://www.tangkasi.example',
    brand: runtimeConfig().brand,
    path: '/auth/travel/trip',
    text: () => Object.assign(() => '', { all: () => undefined as never }),
    data: (...read) => answers.data(...read),
  };
  const [trip] = travel.head(visit)?.structuredData ?? [];
  return (trip as { offers?: unknown } | undefined)?.offers;
}

describe('the structured data of a package', () => {
  it('has the dates that the page lists, with price and availability, and no others (DEP-08)', () => {
    const planned = [
      departure(11, { status: 'closed' }),
      departure(12),
      departure(13, { status: 'few', seats_left: 2, price: 1_900_000 }),
      departure(14, { status: 'full', seats_left: 0 }),
      ...[15, 16, 17, 18].map((day) => departure(day)),
    ];
    const offered = offers(planned, 1_650_000) as { itemOffered: { departureTime: string } }[];
    expect(offered.map(({ itemOffered }) => itemOffered.departureTime)).toEqual([12, 13, 14, 15, 16].map((day) => `2027-03-${day}`));
    const price = { priceCurrency: 'IDR', price: 1_650_000 };
    expect(offered.slice(0, 3)).toMatchObject([
      { ...price, availability: 'https://schema.org/InStock', inventoryLevel: { value: 6 } },
      { ...price, price: 1_900_000, availability: 'https://schema.org/LimitedAvailability', inventoryLevel: { value: 2 } },
      { ...price, availability: 'https://schema.org/SoldOut' },
    ]);
    expect(offered[2]).not.toHaveProperty('inventoryLevel');
  });

  it('has no price if none is set, and only the package if it is on request (DEP-08)', () => {
    expect((offers([departure(12, { price: null })]) as object[])[0]).not.toHaveProperty('price');
    expect(offers([], 1_650_000)).toEqual({ '@type': 'Offer', price: 1_650_000, priceCurrency: 'IDR' });
    expect(offers(undefined)).toBeUndefined();
  });
});
