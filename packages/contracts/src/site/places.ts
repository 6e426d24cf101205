/** The places that show figures, and how many each has room for. */
export const FIGURE_PLACES = { hero: 3, highlights: 4, logbook: 4, house: 4, certificates: 4 } as const;
export type FigurePlace = keyof typeof FIGURE_PLACES;
export const FIGURE_PLACE_NAMES = Object.keys(FIGURE_PLACES) as FigurePlace[];

/** The pages whose texts for search engines the operator may set; an empty one keeps the text of the site. */
export const SEO_PAGES = ['home', 'about', 'destinations'] as const;
export type SeoPage = (typeof SEO_PAGES)[number];
