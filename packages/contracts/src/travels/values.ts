/** Whom a travel package is for; one that says nothing is for whoever asks. */
export const TRAVEL_LEVELS = ['no_diving', 'families', 'course', 'certified'] as const;
export type TravelLevel = (typeof TRAVEL_LEVELS)[number];

/** Optional texts of a travel package by language, one item per line, with their English labels. */
export const OPTIONAL_TEXTS = { included: 'What is included', not_included: 'What is not included', to_bring: 'What to bring' } as const;
export type OptionalText = keyof typeof OPTIONAL_TEXTS;
export const OPTIONAL_TEXT_NAMES = Object.keys(OPTIONAL_TEXTS) as OptionalText[];

export const ITINERARY_CATEGORIES = ['destination', 'no-destination'] as const;
export type ItineraryCategory = (typeof ITINERARY_CATEGORIES)[number];

/** Values shown or stored where data is missing. */
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
