import type { InferType } from 'yup';
import type { tripView } from './views/trips.views.ts';

export type TripView = InferType<typeof tripView>;
