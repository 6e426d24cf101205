import type { DepartureSeriesContent } from './types.ts';

export const departures: readonly DepartureSeriesContent[] = [
  { package_slug: 'bunaken-classic', weekdays: [1, 3, 5, 6], seats: 8, closed: 6 },
  { package_slug: 'lembeh-macro-days', weekdays: [1], seats: 6 },
  { package_slug: 'north-sulawesi-liveaboard', weekdays: [6], seats: 12, closed: 3 },
  { package_slug: 'minahasa-highlands-day', weekdays: [2, 4, 7], seats: 7 },
  { package_slug: 'open-water-in-four-days', weekdays: [4], seats: 4 },
  { package_slug: 'tangkoko-coast-and-forest', weekdays: [2, 5], seats: 6 },
  { package_slug: 'four-islands-in-a-day', weekdays: [2, 4, 6, 7], seats: 10, closed: 9 },
  { package_slug: 'manado-on-foot', weekdays: [1, 4, 6], seats: 8 },
  { package_slug: 'two-islands-siladen-bangka', weekdays: [3], seats: 6, price: 11_200_000 },
  { package_slug: 'family-days-by-the-sea', weekdays: [7], seats: 9 },
  { package_slug: 'lakes-and-volcanoes', weekdays: [1, 5], seats: 6 },
];
