import type { InferType } from 'yup';
import type { previewView } from './views/previews.views.ts';

/** For which a preview link opens something (EDT-03). */
export const PREVIEW_HOURS = 24;

/** Of one record; whoever makes another one takes the oldest away. */
export const PREVIEWS_AT_MOST = 20;

/** In the address of a page: what it shows of one record is its draft. */
export const PREVIEW_PARAMETER = 'preview';

export type PreviewView = InferType<typeof previewView>;
