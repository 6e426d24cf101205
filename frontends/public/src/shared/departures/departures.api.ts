import type { NextDepartureView } from '@reefdesk/contracts/departures/endpoints';
import { api, query } from '@reefdesk/web-kit';

const departuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Departures of a package, by slug, for a year from tomorrow on. */
    departures: query(build, 'GET /api/departures', {
      argument: (slug: string) => ({ query: { package: slug } }),
      providesTags: ['Departures'],
    }),
    nextOfEach: query(build, 'GET /api/departures/next', { providesTags: ['Departures'] }),
  }),
});

export const readDeparturesOf = departuresApi.endpoints.departures.initiate;
export const { useDeparturesQuery } = departuresApi;

/** The first departure of a package that can be requested; null without one, undefined while unknown. */
export function useNextDeparture(slug: string): NextDepartureView | null | undefined {
  return departuresApi.useNextOfEachQuery(undefined, {
    selectFromResult: ({ data }) => ({ next: data && (data.find((departure) => departure.package === slug) ?? null) }),
  }).next;
}
