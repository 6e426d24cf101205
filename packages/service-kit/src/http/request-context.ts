import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { type Deadline, readDeadline, TIME_LEFT_HEADER } from '../time/deadline.ts';

/** What travels with one piece of work, through HTTP and NATS alike. */
export interface RequestContext {
  requestId: string;
  /** Absent where nobody waits, or nobody says how long. */
  deadline?: Deadline | undefined;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;

export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? 'none';
}

/** Milliseconds that whoever asked for the current work still waits; infinite where nobody says. */
export function timeLeftMs(): number {
  return storage.getStore()?.deadline?.leftMs ?? Number.POSITIVE_INFINITY;
}

/** For an answer that is streamed: whoever waits for it waits anew with each part that came. */
export function restartDeadline(): void {
  storage.getStore()?.deadline?.restart();
}

/** For work that others will wait for, too, or nobody: it must not end with the request that happened to begin it. */
export function withoutDeadline<T>(work: () => T): T {
  return storage.run({ requestId: currentRequestId() }, work);
}

export function runWithContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Keeps a well-formed id from the caller (the gateway made it), else makes one. */
export function acceptRequestId(value: unknown): string {
  return typeof value === 'string' && ACCEPTED_ID.test(value) ? value : randomUUID();
}

/** Before all else. At the public door ids and deadlines from outside are not believed. */
export function requestContext({ isDoor }: { isDoor: boolean }): RequestHandler {
  return (request, response, next) => {
    const requestId = acceptRequestId(isDoor ? undefined : request.headers[REQUEST_ID_HEADER]);
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const deadline = isDoor ? undefined : readDeadline(request.headers[TIME_LEFT_HEADER]);
    if (deadline) follow(deadline, request, response);
    runWithContext({ requestId, deadline }, next);
  };
}

/** The gateway waits from when it has sent everything. A read is given up when its asker has gone; a write is brought to its end. */
function follow(deadline: Deadline, request: Request, response: Response): void {
  request.once('end', () => deadline.restart());
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  response.once('close', () => response.writableFinished || deadline.abandon());
}
