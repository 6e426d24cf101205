import type { InferType } from 'yup';
import type { errorBody } from './views/errors.views.ts';

/** The body of every error answer. */
export type ErrorBody = InferType<typeof errorBody>;
