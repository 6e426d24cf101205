import type { Localised } from '@reefdesk/contracts/languages';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { api, mutation, query } from '@reefdesk/web-kit';

export interface Bookable {
  slug: string;
  name: Localised;
  price: number | undefined;
}

/** Reloads the list after a conflict, or when the departure no longer exists. */
const changed = (saved: unknown, failure: { code?: string } | undefined) =>
  saved || failure?.code === 'edit_conflict' || failure?.code === 'departure_not_found' ? (['Departures'] as const) : [];

const departuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    plannedDepartures: query(build, 'GET /api/departures/all', { providesTags: ['Departures'], keepUnusedDataFor: 0 }),
    /** Reads the public list, because agents may not read the travels of the back office. */
    bookablePackages: query(build, 'GET /api/packages', {
      // biome-ignore lint/suspicious/noConfusingVoidType: the hook is called without an argument.
      argument: (_: void) => ({ query: {} }),
      // Without `view`, the response holds whole packages.
      result: ({ data }) =>
        (data as PackageView[]).map(({ travel_slug: slug, travel_name: name, price }): Bookable => ({ slug, name, price })),
      providesTags: ['Travels'],
    }),
    planDepartures: mutation(build, 'POST /api/departures', {
      result: ({ data: departures, created }) => ({ departures, created }),
      invalidatesTags: (saved) => (saved ? ['Departures'] : []),
    }),
    changeDeparture: mutation(build, 'PATCH /api/departures/{id}', { invalidatesTags: changed }),
    removeDeparture: mutation(build, 'DELETE /api/departures/{id}', { invalidatesTags: changed }),
  }),
});

export const {
  usePlannedDeparturesQuery,
  useBookablePackagesQuery,
  usePlanDeparturesMutation,
  useChangeDepartureMutation,
  useRemoveDepartureMutation,
} = departuresApi;
