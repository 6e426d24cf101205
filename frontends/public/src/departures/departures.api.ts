import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

const departuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Departures of a package, by its slug: those planned from tomorrow on, for a year, in order of time. */
    departures: build.query<DepartureView[], string>({
      query: (slug) => ({ path: '/api/departures', query: { package: slug } }),
      transformResponse: ({ data }: Success<DepartureView[]>) => data,
      providesTags: ['Departures'],
    }),
  }),
});

export const readDeparturesOf = departuresApi.endpoints.departures.initiate;
export const { useDeparturesQuery } = departuresApi;
