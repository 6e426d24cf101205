/** Lists of the back office whose views can be saved. */
export const SAVED_VIEW_LISTS = ['packages', 'destinations', 'testimonials', 'slides', 'enquiries'] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** What can be chosen in those lists, by its name in their addresses. */
export const SAVED_VIEW_KEYS = ['q', 'status', 'state', 'translation', 'package', 'language', 'assignee', 'wish', 'sort', 'as'] as const;
export type SavedViewKey = (typeof SAVED_VIEW_KEYS)[number];
