import { type ApiFailure, api, isApiFailure, requestTo } from '@reefdesk/web-kit';
import { type Destination, type ListedDestination, listedDestination, readDestination } from './destination.ts';
import { fieldsOf, isFields, textOf } from './tolerant.ts';

/** Failure of a malformed answer, which is stored for the technical details. */
export interface UnreadableAnswer extends ApiFailure {
  answer: unknown;
}

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    destinations: build.query<readonly ListedDestination[], void>({
      queryFn: async (_arg, _api, _options, fetch) => {
        const { data: answer, error } = await fetch(requestTo('GET /api/destinations', { query: {} }));
        if (error) return { error };
        const list = saysNo(answer) ? undefined : listOf(answer);
        if (!list) return { error: unreadable(answer) };
        const destinations = list.map(readDestination).filter((destination) => destination !== undefined);
        return { data: destinations.map(listedDestination) };
      },
      providesTags: ['Destinations'],
    }),
    destination: build.query<Destination, string>({
      queryFn: async (id, _api, _options, fetch) => {
        const { data: answer, error } = await fetch(requestTo('GET /api/destination/{destinationId}', { destinationId: id }));
        if (error) return { error };
        const data = saysNo(answer) ? undefined : fieldsOf(fieldsOf(answer)?.data);
        const destination = readDestination(data?.destination ?? data);
        return destination ? { data: destination } : { error: unreadable(answer) };
      },
      providesTags: ['Destinations'],
    }),
  }),
});

export const { useDestinationsQuery, useDestinationQuery } = destinationsApi;
export const readDestinations = destinationsApi.endpoints.destinations.initiate;
export const readDestinationOf = destinationsApi.endpoints.destination.initiate;

/** Converts a hook's error; other errors come from reading the answer. */
export function asFailure(error: unknown): ApiFailure {
  return isApiFailure(error) ? error : unreadable(undefined);
}

/** Either flag counts as success; without both, the data decides (API-14, API-15, OR-10). */
function saysNo(answer: unknown): boolean {
  const fields = fieldsOf(answer);
  if (!fields || fields.success === true || fields.status === 'success') return false;
  return fields.success !== undefined || fields.status !== undefined;
}

/** Reads data.destinations, then a bare array, then destinations, then data as an array (OR-09). */
function listOf(answer: unknown): unknown[] | undefined {
  const fields = fieldsOf(answer);
  const data = fields?.data;
  return [isFields(data) && data.destinations, answer, fields?.destinations, data].find(Array.isArray);
}

function unreadable(answer: unknown): UnreadableAnswer {
  const fields = fieldsOf(answer);
  return { failure: true, status: 200, message: textOf(fields?.message) || 'The answer could not be read', answer };
}
