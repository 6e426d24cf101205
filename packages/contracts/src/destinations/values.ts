/** Strength of the current. */
export const CURRENTS = ['none', 'gentle', 'moderate', 'strong'] as const;
export type Current = (typeof CURRENTS)[number];

/** Certification that a dive site requires; the first level requires none. */
export const DIVE_LEVELS = ['no_licence', 'open_water', 'advanced'] as const;
export type DiveLevel = (typeof DIVE_LEVELS)[number];

/** January is 1. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Metres, degrees Celsius, and the number of animals. Separate from `LIMITS`, which every visitor's page loads. */
export const DIVE_LIMITS = { depthMax: 200, visibilityMax: 100, waterMax: 40, lifeMax: 20, lifeNameMaxLength: 80 } as const;

/** Statuses of travel packages and destinations. Visitors only ever see `active` (decisions, OR-41). */
export const CONTENT_STATUSES = ['active', 'inactive', 'draft', 'archived'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
