import type { InferType } from 'yup';
import type { enquiryFiguresView } from './views/enquiry-figures.views.ts';

export type EnquiryFiguresView = InferType<typeof enquiryFiguresView>;

/** What figures look back on, today included. */
export const ENQUIRY_FIGURES_DAYS = 30;
