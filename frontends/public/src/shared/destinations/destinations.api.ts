import { choicesOf, type DestinationChoices, type DestinationFilters } from '@reefdesk/contracts/destinations/search';
import { type ApiFailure, api, isApiFailure, requestTo } from '@reefdesk/web-kit';
import { FIRST_PAGE, KEPT_SECONDS, type ListPage, type ListSearch } from '../lists/list-page.ts';
import { type Destination, type ListedDestination, listedDestination, readDestination } from './destination.ts';
import { fieldsOf, isFields, textOf } from './tolerant.ts';

/** Failure of a malformed answer, which is stored for the technical details. */
export interface UnreadableAnswer extends ApiFailure {
  answer: unknown;
}

export type DestinationPage = ListPage<ListedDestination, DestinationChoices>;

export const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    destinations: build.query<DestinationPage, ListSearch<DestinationFilters> | undefined>({
      queryFn: async (search, _api, _options, fetch) => {
        const { data: answer, error } = await fetch(requestTo('GET /api/destinations', { query: { ...FIRST_PAGE, ...search } }));
        if (error) return { error };
        const page = saysNo(answer) ? undefined : pageOf(answer);
        return page ? { data: page } : { error: unreadable(answer) };
      },
      providesTags: ['Destinations'],
      keepUnusedDataFor: KEPT_SECONDS,
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

/** Undefined without a list. An answer without `next_cursor`, `total` and `choices` is the whole list. */
function pageOf(answer: unknown): DestinationPage | undefined {
  const list = listOf(answer);
  if (!list) return undefined;
  const read = list.map(readDestination).filter((destination) => destination !== undefined);
  const entries = read.map(listedDestination);
  const { next_cursor, total, choices } = fieldsOf(answer) ?? {};
  return {
    entries,
    nextCursor: textOf(next_cursor) || null,
    total: typeof total === 'number' ? total : entries.length,
    choices: isFields(choices) ? (choices as unknown as DestinationChoices) : choicesOf(entries),
  };
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
