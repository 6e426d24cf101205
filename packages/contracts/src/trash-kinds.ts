/** Kinds of records that go to the trash when deleted, in the order of the trash screen; the audit log uses the same names. */
export const TRASH_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
