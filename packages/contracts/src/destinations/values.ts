export const CURRENTS = ['none', 'gentle', 'moderate', 'strong'] as const;
export type Current = (typeof CURRENTS)[number];

/** Required certification; the first level requires none. */
export const DIVE_LEVELS = ['no_licence', 'open_water', 'advanced'] as const;
export type DiveLevel = (typeof DIVE_LEVELS)[number];

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Metres, °C, and the number of animals. Separate from `LIMITS`, which every visitor's page loads. */
export const DIVE_LIMITS = { depthMax: 200, visibilityMax: 100, waterMax: 40, lifeMax: 20, lifeNameMaxLength: 80 } as const;

/** Visitors only see `active` (OR-41). */
export const CONTENT_STATUSES = ['active', 'inactive', 'draft', 'archived'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
