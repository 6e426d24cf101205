import type { InferType } from 'yup';
import type { savedViewView } from './views/saved-views.views.ts';

export type SavedViewView = InferType<typeof savedViewView>;
