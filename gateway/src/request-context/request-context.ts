import type { IncomingMessage } from 'node:http';
import type { Target } from '../routing/match-target.ts';
import type { Client } from './client.ts';

/** A request as the gateway parsed it. Later steps read this instead of the raw headers. */
export interface RequestContext {
  readonly requestId: string;
  readonly client: Client;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly target: Target;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly sessionCookie: string | undefined;
  /** True with any session cookie; such requests never get shared responses. */
  readonly hasSessionCookie: boolean;
  /** Called just before the headers of a service's response are written. */
  readonly beforeAnswer: (() => void)[];
  /** The signed-in user, known only for API requests. */
  userId?: string;
  /** Called when the service rejects the session's token, so that a new one is requested. */
  tokenRejected?: () => void;
  /** The whole body, unless it is an upload. */
  body?: Buffer;
  /** If true, the response must not be stored, whatever the service says. */
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
