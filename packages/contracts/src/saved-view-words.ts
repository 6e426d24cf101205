/** Back-office lists with saved views. */
export const SAVED_VIEW_LISTS = ['packages', 'destinations', 'testimonials', 'slides', 'enquiries'] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Filter, order and layout of those lists, by name of the query parameter. */
export const SAVED_VIEW_KEYS = ['q', 'status', 'state', 'translation', 'package', 'language', 'assignee', 'wish', 'sort', 'as'] as const;
export type SavedViewKey = (typeof SAVED_VIEW_KEYS)[number];
