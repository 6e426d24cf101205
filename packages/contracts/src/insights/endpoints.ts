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
  days: oneOf(INSIGHT_SPANS).label('Days').meta({ description: 'Number of days, including today; 30 by default.' }),
};
export const insightsQuery = yup.object(INSIGHTS_FIELDS);
export type InsightsQuery = InferType<typeof insightsQuery>;

const FIGURES = {
  views: number(),
  enquiries: nullable(number('Enquiries without spam; null while the bookings service is unavailable.')),
  bookings: nullable(number('Bookings made on these days and not cancelled since; null while the bookings service is unavailable.')),
};

export const insightsView = view('InsightsView', 'Page views, enquiries and bookings by days of the operator’s time zone (INS-02).', {
  from: string('First day, such as `2027-03-14`.'),
  to: string('Last day, which is today.'),
  ...FIGURES,
  days: array(object({ day: string(), ...FIGURES })).meta({ description: 'All days, oldest first.' }),
  packages: array(object({ package: askedPackage.nullable(), ...FIGURES })).meta({
    description: 'Views of the package page, most viewed first. `package` is null for enquiries and bookings without a package.',
  }),
  languages: array(object({ language: choice(LANGUAGE_CODES), ...FIGURES })),
  pages: array(object({ page: string('Path of the page.'), views: number() })).meta({ description: 'The twenty most viewed pages.' }),
  referrers: array(
    object({ host: string('Host name; `other` for hosts beyond the number recorded separately on a day.'), views: number() }),
  ).meta({
    description: 'The twenty most frequent referring sites.',
  }),
});

export type InsightsView = InferType<typeof insightsView>;

export const insights = {
  get: {
    route: 'GET /api/insights',
    access: AREAS.insights,
    summary: 'Get views, enquiries and bookings of the last days by day, package and language',
    query: insightsQuery,
    answers: { 200: enveloped(insightsView) },
    errors: ['validation_failed'],
  },
} as const satisfies Endpoints;
