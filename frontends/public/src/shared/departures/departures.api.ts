import { api, query } from '@reefdesk/web-kit';

const departuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Departures of a package, by slug, for a year from tomorrow on. */
    departures: query(build, 'GET /api/departures', {
      argument: (slug: string) => ({ query: { package: slug } }),
      providesTags: ['Departures'],
    }),
  }),
});

export const readDeparturesOf = departuresApi.endpoints.departures.initiate;
export const { useDeparturesQuery } = departuresApi;
