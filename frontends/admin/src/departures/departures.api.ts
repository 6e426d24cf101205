import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { DepartureEdit, NewDepartures } from '@reefdesk/contracts/departures/requests';
import type { Success } from '@reefdesk/contracts/envelope';
import type { Localised } from '@reefdesk/contracts/languages';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';

/** Both included, and at most so many days apart as the server allows. */
export interface Days {
  from: string;
  to: string;
}

export interface Planned {
  departures: PlannedDepartureView[];
  /** How many were not there before. */
  created: number;
}

/** A package that departures are planned of. */
export interface Bookable {
  slug: string;
  name: Localised;
  price: number | undefined;
}

type Stored = Pick<PlannedDepartureView, 'departure_id' | 'version'>;

const pathOf = ({ departure_id: id }: Stored) => `/api/departures/${encodeURIComponent(id)}`;
/** Somebody else's newer version is shown before one presses again, and one that is gone goes. */
const changed = (saved: unknown, failure: { code?: string } | undefined) =>
  saved || failure?.code === 'edit_conflict' || failure?.code === 'departure_not_found' ? (['Departures'] as const) : [];

const departuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    plannedDepartures: build.query<PlannedDepartureView[], Days>({
      query: ({ from, to }) => ({ path: '/api/departures/all', query: { from, to } }),
      transformResponse: ({ data }: Success<PlannedDepartureView[]>) => data,
      providesTags: ['Departures'],
      keepUnusedDataFor: 0,
    }),
    /** As visitors see them: who plans departures may not read the packages of the back office. */
    bookablePackages: build.query<Bookable[], void>({
      query: () => '/api/packages',
      transformResponse: ({ data }: Success<PackageView[]>) =>
        data.map(({ travel_slug: slug, travel_name: name, price }) => ({ slug, name, price })),
      providesTags: ['Travels'],
    }),
    planDepartures: build.mutation<Planned, NewDepartures>({
      query: (body) => ({ method: 'POST', path: '/api/departures', body }),
      transformResponse: ({ data, created }: Success<PlannedDepartureView[]> & { created: number }) => ({ departures: data, created }),
      invalidatesTags: (saved) => (saved ? ['Departures'] : []),
    }),
    changeDeparture: build.mutation<PlannedDepartureView, { departure: Stored; edit: DepartureEdit }>({
      query: ({ departure, edit }) => ({ method: 'PATCH', path: pathOf(departure), headers: ifMatch(departure.version), body: edit }),
      transformResponse: ({ data }: Success<PlannedDepartureView>) => data,
      invalidatesTags: changed,
    }),
    removeDeparture: build.mutation<unknown, Stored>({
      query: (departure) => ({ method: 'DELETE', path: pathOf(departure), headers: ifMatch(departure.version) }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePlannedDeparturesQuery,
  useBookablePackagesQuery,
  usePlanDeparturesMutation,
  useChangeDepartureMutation,
  useRemoveDepartureMutation,
} = departuresApi;
