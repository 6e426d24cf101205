import { CALLS } from '@reefdesk/contracts/calls/all.calls';
import type { Call, Calls } from '@reefdesk/contracts/calls/call';
import { LIMITS } from '@reefdesk/contracts/limits';

/** Endpoints that need a session, as patterns of method and path. Services ignore case, and a slash at the end. */
const WITH_SESSION: readonly RegExp[] = Object.values<Calls>(CALLS).flatMap((calls) =>
  Object.entries<Call>(calls)
    .filter(([, { access }]) => access !== 'public')
    .map(([name]) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i')),
);

/** Bytes that the body of a request may have, unless it is an upload: fewer where no session is needed. */
export function bodyLimitOf(method: string, path: string): number {
  const call = `${method} ${path}`;
  return WITH_SESSION.some((pattern) => pattern.test(call)) ? LIMITS.jsonBodyMaxBytes : LIMITS.publicBodyMaxBytes;
}
