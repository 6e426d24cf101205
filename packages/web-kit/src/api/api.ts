import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, toFailure } from '../http/api-failure.ts';
import type { HttpRequest, StoreExtra } from '../http/http-client.ts';
import { guarded } from './read-guard.ts';

/** A string is the path of a GET request. */
const baseQuery: BaseQueryFn<string | HttpRequest, unknown, ApiFailure> = async (args, { extra, signal, type }) => {
  const request = typeof args === 'string' ? { path: args } : args;
  const call = () => (extra as StoreExtra).http.request({ ...request, signal });
  try {
    return { data: await (type === 'query' ? guarded(call, request) : call()) };
  } catch (error) {
    return { error: toFailure(error) };
  }
};

/** The only cache of server data. Features extend it with `api.injectEndpoints` and `enhanceEndpoints`. */
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
