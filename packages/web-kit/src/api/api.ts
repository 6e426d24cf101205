import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, toFailure } from '../http/api-failure.ts';
import type { HttpRequest } from '../http/http-client.ts';
import type { StoreExtra } from '../store/auth.thunks.ts';

/** A bare path is a GET. Errors are `ApiFailure`s. */
const baseQuery: BaseQueryFn<string | HttpRequest, unknown, ApiFailure> = async (args, { extra, signal }) => {
  const request = typeof args === 'string' ? { path: args } : args;
  try {
    return { data: await (extra as StoreExtra).http.request({ ...request, signal }) };
  } catch (error) {
    return { error: toFailure(error) };
  }
};

/** The one server-data cache. Features add to it with `api.injectEndpoints` and `enhanceEndpoints`. */
export const api = createApi({
  baseQuery,
  tagTypes: ['Travels', 'Destinations', 'Slides', 'Testimonials'],
  endpoints: () => ({}),
});
