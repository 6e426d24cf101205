import type { InferType } from 'yup';
import type { previewView } from './views/previews.views.ts';

/** Lifetime of a preview link (EDT-03). */
export const PREVIEW_HOURS = 24;

/** Maximum number of links per record; a further one replaces the oldest. */
export const PREVIEWS_AT_MOST = 20;

/** Query parameter of a page that shows the draft of one record. */
export const PREVIEW_PARAMETER = 'preview';

export type PreviewView = InferType<typeof previewView>;
