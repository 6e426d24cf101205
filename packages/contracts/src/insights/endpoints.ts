import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { askedPackage } from '../bookings/endpoints.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { oneOf } from '../schema/fields.ts';
import { array, choice, enveloped, nullable, number, object, string, view } from '../schema/view.ts';
import { INSIGHT_SPANS } from './values.ts';

export const INSIGHTS_FIELDS = {
  days: oneOf(INSIGHT_SPANS).label('Days').meta({ description: '30 without a word; today is one of them' }),
};
export const insightsQuery = yup.object(INSIGHTS_FIELDS);
export type InsightsQuery = InferType<typeof insightsQuery>;

const FIGURES = {
  views: number(),
  enquiries: nullable(number('Without spam; null while nobody can tell.')),
  bookings: nullable(number('Made on these days and not cancelled since; null while nobody can tell.')),
};

export const insightsView = view('InsightsView', 'How often pages were seen, and what came of it, by the days of the operator (INS-02).', {
  from: string('The first day, `2027-03-14`.'),
  to: string('Today.'),
  ...FIGURES,
  days: array(object({ day: string(), ...FIGURES })).meta({ description: 'Every day of them, the first one first.' }),
  packages: array(object({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Views of the page of the package; null: enquiries and bookings that name none. The most seen first.',
  }),
  languages: array(object({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  pages: array(object({ page: string('Its path.'), views: number() })).meta({ description: 'The twenty most seen.' }),
  referrers: array(object({ host: string('`other`: beyond what is told apart on a day.'), views: number() })).meta({
    description: 'The twenty sites that led here most often.',
  }),
});

export type InsightsView = InferType<typeof insightsView>;

export const insights = {
  get: {
    route: 'GET /api/insights',
    access: AREAS.insights,
    summary: 'Views, enquiries and bookings of the last days, by day, package and language',
    query: insightsQuery,
    answers: { 200: enveloped(insightsView) },
    errors: ['validation_failed'],
  },
} as const satisfies Endpoints;
