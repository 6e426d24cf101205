import type { InferType } from 'yup';
import type { daySheetView, sheetGuestView } from './views/day-sheet.views.ts';
import type { departureView, plannedDepartureView } from './views/departures.views.ts';

export * from './departure-words.ts';

export type DepartureView = InferType<typeof departureView>;
export type PlannedDepartureView = InferType<typeof plannedDepartureView>;
export type DaySheetView = InferType<typeof daySheetView>;
export type SheetGuestView = InferType<typeof sheetGuestView>;
