import type { IncomingMessage } from 'node:http';
import type { Target } from '../routing/match-target.ts';
import type { Client } from './client.ts';

/** One request as the gateway understood it at the door. Later steps read this, not the raw headers. */
export interface Visit {
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
  /** Nobody may keep the answer, whatever its service says. */
  noStore: boolean;
}

const visits = new WeakMap<IncomingMessage, Visit>();

export function beginVisit(request: IncomingMessage, visit: Visit): void {
  visits.set(request, visit);
}

export function visitOf(request: IncomingMessage): Visit {
  const visit = visits.get(request);
  if (!visit) throw new Error('The request did not come through the door');
  return visit;
}
