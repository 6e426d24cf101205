import type { InferType } from 'yup';
import type { versionSummaryView, versionView } from './views/versions.views.ts';

/** Kinds of records whose published versions are kept; the audit log uses the same names. */
export const VERSION_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

export type VersionSummaryView = InferType<typeof versionSummaryView>;
export type VersionView = InferType<typeof versionView>;
