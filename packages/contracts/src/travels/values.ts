/** Whom a travel package is for; one that says nothing is for whoever asks. */
export const TRAVEL_LEVELS = ['no_diving', 'families', 'course', 'certified'] as const;
export type TravelLevel = (typeof TRAVEL_LEVELS)[number];

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
