export const ITINERARY_CATEGORIES = ['destination', 'no-destination'] as const;
export type ItineraryCategory = (typeof ITINERARY_CATEGORIES)[number];
