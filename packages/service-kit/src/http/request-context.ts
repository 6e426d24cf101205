import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import { type Deadline, readDeadline, TIME_LEFT_HEADER } from '../time/deadline.ts';

/** What travels with one piece of work, through HTTP and NATS alike. */
export interface RequestContext {
  requestId: string;
  /** Absent where nobody waits, or nobody says how long. */
  deadline?: Deadline | undefined;
  /** `user_id` of who is signed in. */
  callerId?: string;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const storage = new AsyncLocalStorage<RequestContext>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;

export function currentRequestId(): string {
  return storage.getStore()?.requestId ?? 'none';
}

/** `user_id` of whoever asked for the current work; undefined where nobody is signed in, or nobody asked. */
export function currentCallerId(): string | undefined {
  return storage.getStore()?.callerId;
}

/** For who finds out who calls. */
export function noteCaller(userId: string): void {
  const context = storage.getStore();
  if (context) context.callerId = userId;
}

/** Milliseconds that whoever asked for the current work still waits; infinite where nobody says. */
export function timeLeftMs(): number {
  return storage.getStore()?.deadline?.leftMs ?? Number.POSITIVE_INFINITY;
}

/** Throws `gateway_timeout` when the time of the request ends first, and does nothing when there is none to begin with. What comes then is for nobody. */
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
