import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** What travels with one piece of work, through HTTP and NATS alike. */
export interface RequestContext {
  requestId: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;

export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? 'none';
}

export function runWithContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Keeps a well-formed id from the caller (the gateway made it), else makes one. */
export function acceptRequestId(value: unknown): string {
  return typeof value === 'string' && ACCEPTED_ID.test(value) ? value : randomUUID();
}

/** Before all else. At the public door ids from outside are not believed. */
export function requestContext({ isDoor }: { isDoor: boolean }): RequestHandler {
  return (request, response, next) => {
    const requestId = acceptRequestId(isDoor ? undefined : request.headers[REQUEST_ID_HEADER]);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader('X-Request-Id', requestId);
    runWithContext({ requestId }, next);
  };
}
