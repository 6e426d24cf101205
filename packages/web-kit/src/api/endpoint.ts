import type { BaseQueryFn, EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { Api } from '@reefdesk/contracts/api';
import type { AnswerOf, BodyOf, Endpoint, PathParameter, QueryOf } from '@reefdesk/contracts/endpoint';
import type { Written } from '@reefdesk/contracts/schema/check';
import type { ApiFailure } from '../http/api-failure.ts';
import type { HttpRequest } from '../http/http-client.ts';

type BaseQuery = BaseQueryFn<string | HttpRequest, unknown, ApiFailure>;
type Route = keyof Api;
export type Reads = Extract<Route, `GET ${string}`>;

type When<Of, Shape, Value> = Of extends Shape ? Value : unknown;
type Search<Of extends Endpoint> = { readonly [Name in keyof QueryOf<Of>]?: string | number | boolean | undefined };
type Body<Of extends Endpoint> =
  | (Of extends { json: unknown } ? Written<BodyOf<Of>> : never)
  | (Of extends { form: unknown } ? FormData : never);
type ArgumentsOf<Of extends Endpoint> = { readonly [Name in PathParameter<Of['route']>]: string } & When<
  Of,
  { query: unknown },
  { query: Search<Of> }
> &
  When<Of, { json: unknown } | { form: unknown }, { body: Body<Of> }> &
  When<Of, { guards: unknown }, { version: number | null }> &
  When<Of, { isRepeatable: true }, { idempotencyKey: string }>;

/**
 * Input of a request: path parameters by name, and `query`, `body`, `version` (null sends no `If-Match`) and `idempotencyKey` where the
 * endpoint takes them. Void without input.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: hooks of endpoints without input are called without an argument.
export type Argument<R extends Route> = keyof ArgumentsOf<Api[R]> extends never ? void : ArgumentsOf<Api[R]>;

export type Answer<R extends Route> = AnswerOf<Api[R]>;

export type Data<R extends Route> = Answer<R> extends { data: infer Of } ? Of : Answer<R>;

interface Parts {
  query?: HttpRequest['query'];
  body?: unknown;
  version?: number | string | null;
  idempotencyKey?: string;
}

export type Arguments<R extends Route> = keyof ArgumentsOf<Api[R]> extends never ? [] : [argument: ArgumentsOf<Api[R]>];

export function requestTo<R extends Route>(route: R, ...[argument]: Arguments<R>): HttpRequest {
  return requestOf(route, argument);
}

function requestOf(route: Route, argument: unknown = {}): HttpRequest {
  const [method, template = ''] = route.split(' ') as [HttpRequest['method'], string];
  const parameters = argument as Readonly<Record<string, string>>;
  const { query, body, version, idempotencyKey } = argument as Parts;
  return {
    method,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')),
    ...(query && Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    headers: {
      ...(typeof version === 'number' && { 'if-match': `"${version}"` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  };
}

/** `argument` and `result` convert the hook's argument and result, where they differ from the endpoint's. */
interface RequestOptions<R extends Route, Argued, Result> extends Pick<HttpRequest, 'timeoutMs'> {
  argument?: (argument: Argued) => Argument<R>;
  result?: (answer: Answer<R>) => Result;
}

type QueryOptions<Argued, Tags extends string, Result> = Partial<
  Pick<
    QueryDefinition<Argued, BaseQuery, Tags, Result, 'api'>,
    'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted' | 'onCacheEntryAdded' | 'serializeQueryArgs' | 'merge' | 'forceRefetch'
  >
>;
type MutationOptions<Argued, Tags extends string, Result> = Partial<
  Pick<MutationDefinition<Argued, BaseQuery, Tags, Result, 'api'>, 'invalidatesTags' | 'onQueryStarted'>
>;

/** A typed query of a `GET` endpoint. The result is the response's `data`, unless `result` says otherwise. */
export function query<R extends Reads, Tags extends string, Argued = Argument<R>, Result = Data<R>>(
  build: EndpointBuilder<BaseQuery, Tags, 'api'>,
  route: R,
  {
    argument,
    result,
    timeoutMs,
    ...options
  }: RequestOptions<R, Argued, Result> & QueryOptions<NoInfer<Argued>, Tags, NoInfer<Result>> = {},
): QueryDefinition<NoInfer<Argued>, BaseQuery, Tags, NoInfer<Result>, 'api'> {
  return build.query<Result, Argued>({ ...transformed(route, { argument, result, timeoutMs }), ...options } as never) as never;
}

export function mutation<R extends Route, Tags extends string, Argued = Argument<R>, Result = Data<R>>(
  build: EndpointBuilder<BaseQuery, Tags, 'api'>,
  route: R,
  {
    argument,
    result,
    timeoutMs,
    ...options
  }: RequestOptions<R, Argued, Result> & MutationOptions<NoInfer<Argued>, Tags, NoInfer<Result>> = {},
): MutationDefinition<NoInfer<Argued>, BaseQuery, Tags, NoInfer<Result>, 'api'> {
  return build.mutation<Result, Argued>({ ...transformed(route, { argument, result, timeoutMs }), ...options } as never) as never;
}

function transformed<R extends Route, Argued, Result>(route: R, { argument, result, timeoutMs }: RequestOptions<R, Argued, Result>) {
  return {
    query: (argued: Argued) => ({
      ...requestOf(route, argument ? argument(argued) : (argued ?? {})),
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
    transformResponse: result ?? dataOf,
  };
}

function dataOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}
