import type { InferType } from 'yup';
import type { versionSummaryView, versionView } from './views/versions.views.ts';

/** Records whose published states are kept; also how the audit calls them. */
export const VERSION_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

export type VersionSummaryView = InferType<typeof versionSummaryView>;
export type VersionView = InferType<typeof versionView>;
