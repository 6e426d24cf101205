/** How hard the water runs at a place. */
export const CURRENTS = ['none', 'gentle', 'moderate', 'strong'] as const;
export type Current = (typeof CURRENTS)[number];

/** What somebody has to have learnt to see a place; the first needs nothing. */
export const DIVE_LEVELS = ['no_licence', 'open_water', 'advanced'] as const;
export type DiveLevel = (typeof DIVE_LEVELS)[number];

/** January is 1. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Metres, degrees Celsius, and how many animals are named. Apart from the other limits, which every visitor's page brings along. */
export const DIVE_LIMITS = { depthMax: 200, visibilityMax: 100, waterMax: 40, lifeMax: 20, lifeNameMaxLength: 80 } as const;
