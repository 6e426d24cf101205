import type { IncomingMessage } from 'node:http';
import type { Target } from '../routing/match-target.ts';
import type { Client } from './client.ts';

/** One request as the gateway understood it. Later steps read this, not the raw headers. */
export interface RequestContext {
  readonly requestId: string;
  readonly client: Client;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly target: Target;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The cookie's value, when it can stand for a session. */
  readonly sessionCookie: string | undefined;
  /** A session cookie of any kind came along: nothing shared may answer. */
  readonly hasSessionCookie: boolean;
  /** Run just before the head of a service's answer is written. */
  readonly beforeAnswer: (() => void)[];
  /** Who is signed in; only known for calls of the API. */
  userId?: string;
  /** The service refuses the token of this request's session: the next one is asked for anew. */
  tokenRefused?: () => void;
  /** All of the body, where there is one and it is no upload. */
  body?: Buffer;
  /** Nobody may keep the answer, whatever its service says. */
  noStore: boolean;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function setRequestContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context);
}

export function requestContextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request has no context yet');
  return context;
}
