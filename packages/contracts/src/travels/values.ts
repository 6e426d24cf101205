/** Target group of a travel package; one without a level is for everyone. */
export const TRAVEL_LEVELS = ['no_diving', 'families', 'course', 'certified'] as const;
export type TravelLevel = (typeof TRAVEL_LEVELS)[number];

export const OPTIONAL_TEXTS = { included: 'What is included', not_included: 'What is not included', to_bring: 'What to bring' } as const;
export type OptionalText = keyof typeof OPTIONAL_TEXTS;
export const OPTIONAL_TEXT_NAMES = Object.keys(OPTIONAL_TEXTS) as OptionalText[];

export const ITINERARY_CATEGORIES = ['destination', 'no-destination'] as const;
export type ItineraryCategory = (typeof ITINERARY_CATEGORIES)[number];

export const DEFAULTS = {
  location: 'North Sulawesi, Indonesia',
  bestTime: 'All year round',
  visitDuration: 'Full Day',
  openingDay: 'Monday - Sunday',
  openingTime: '09:00',
  closingTime: '17:00',
  rating: 4.8,
  reviewCount: 24,
} as const;
