/** Whom a travel package is for; one that says nothing is for whoever asks. */
export const TRAVEL_LEVELS = ['no_diving', 'families', 'course', 'certified'] as const;
export type TravelLevel = (typeof TRAVEL_LEVELS)[number];
