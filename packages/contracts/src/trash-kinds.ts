/** What goes to the trash when it is deleted, in the order in which the trash shows it; also how the audit calls it. */
export const TRASH_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
