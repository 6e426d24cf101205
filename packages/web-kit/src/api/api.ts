import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, toFailure } from '../http/api-failure.ts';
import type { HttpRequest, StoreExtra } from '../http/http-client.ts';
import { guarded } from './read-guard.ts';

/** A bare path is a GET. Errors are `ApiFailure`s. */
const baseQuery: BaseQueryFn<string | HttpRequest, unknown, ApiFailure> = async (args, { extra, signal, type }) => {
  const request = typeof args === 'string' ? { path: args } : args;
  const call = () => (extra as StoreExtra).http.request({ ...request, signal });
  try {
    return { data: await (type === 'query' ? guarded(call, request) : call()) };
  } catch (error) {
    return { error: toFailure(error) };
  }
};

/** The one server-data cache. Features add to it with `api.injectEndpoints` and `enhanceEndpoints`. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'Travels',
    'Destinations',
    'Slides',
    'Testimonials',
    'Enquiries',
    'Departures',
    'Bookings',
    'ReplyTemplates',
    'Site',
    'Trash',
    'Previews',
  ],
  endpoints: () => ({}),
});
