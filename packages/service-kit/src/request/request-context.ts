import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { type Deadline, readDeadline, TIME_LEFT_HEADER } from '../time/deadline.ts';

export interface RequestContext {
  requestId: string;
  /** Absent if no caller waits, or its timeout is unknown. */
  deadline?: Deadline | undefined;
  callerId?: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;

export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? 'none';
}

/** Undefined if no user is signed in. */
export function currentCallerId(): string | undefined {
  return storage.getStore()?.callerId;
}

/** Called by the access guard once the user is known. */
export function noteCaller(userId: string): void {
  const context = storage.getStore();
  if (context) context.callerId = userId;
}

/** Milliseconds that the caller of the current work still waits; infinite if unknown. */
export function timeLeftMs(): number {
  return storage.getStore()?.deadline?.leftMs ?? Number.POSITIVE_INFINITY;
}

/** Throws `gateway_timeout` when the time of the request is over; does not start the work if it already is. A later result is ignored. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const leftMs = timeLeftMs();
  if (leftMs === Number.POSITIVE_INFINITY) return work();
  if (leftMs <= 0) throw new AppError('gateway_timeout');
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('gateway_timeout')), leftMs);
  const answer = work();
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** For streamed responses: the caller's timeout starts again with each chunk. */
export function restartDeadline(): void {
  storage.getStore()?.deadline?.restart();
}

/** For work whose result other requests may share, so it must not end with the request that started it. */
export function withoutDeadline<T>(work: () => T): T {
  return storage.run({ requestId: currentRequestId() }, work);
}

export function runWithContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Keeps a well-formed id from the caller (the gateway made it), otherwise creates one. */
export function acceptRequestId(value: unknown): string {
  return typeof value === 'string' && ACCEPTED_ID.test(value) ? value : randomUUID();
}

/** Must be the first middleware. The public entry does not trust ids and deadlines from outside. */
export function requestContext({ isGateway }: { isGateway: boolean }): RequestHandler {
  return (request, response, next) => {
    const requestId = acceptRequestId(isGateway ? undefined : request.headers[REQUEST_ID_HEADER]);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const deadline = isGateway ? undefined : readDeadline(request.headers[TIME_LEFT_HEADER]);
    if (deadline) follow(deadline, request, response);
    runWithContext({ requestId, deadline }, next);
  };
}

/** The gateway starts its timeout when it has sent the whole request. A read is abandoned when the client leaves; a write is completed. */
function follow(deadline: Deadline, request: Request, response: Response): void {
  request.once('end', () => deadline.restart());
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  response.once('close', () => response.writableFinished || deadline.abandon());
}
