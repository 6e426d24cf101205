/** Who brings demo content in says by it that it is they. */
export const SEED_KEY_HEADER = 'Seed-Key';
/** When a call was made, of those who may say so: `2027-03-14T09:30:00.000Z`. */
export const SEED_MOMENT_HEADER = 'Seed-Moment';
