import type { InferType } from 'yup';
import type { departureView, plannedDepartureView } from './views/departures.views.ts';

export * from './departure-words.ts';

export type DepartureView = InferType<typeof departureView>;
export type PlannedDepartureView = InferType<typeof plannedDepartureView>;
