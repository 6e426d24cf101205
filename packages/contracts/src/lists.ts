import type { InferType } from 'yup';
import type { pageView } from './views/lists.views.ts';

export type PageView = InferType<typeof pageView>;
