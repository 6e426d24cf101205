import { AREAS } from '../access.ts';
import { INSIGHTS_FIELDS } from '../requests/insights.requests.ts';
import { enveloped } from '../schema/view.ts';
import { insightsView } from '../views/insights.views.ts';
import type { Calls } from './call.ts';

export const insightsCalls: Calls = {
  'GET /api/insights': {
    access: AREAS.insights,
    summary: 'Views, enquiries and bookings of the last days, by day, package and language',
    query: INSIGHTS_FIELDS,
    answers: { 200: enveloped(insightsView) },
    errors: ['validation_failed'],
  },
};
