/** Authorises the demo content tool. */
export const SEED_KEY_HEADER = 'Seed-Key';
/** Overrides the time of a request, only with the seed key: `2027-03-14T09:30:00.000Z`. */
export const SEED_MOMENT_HEADER = 'Seed-Moment';
