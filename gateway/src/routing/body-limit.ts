import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import { LIMITS } from '@reefdesk/contracts/limits';

/** Routes that need a session, as patterns of method and path. Services ignore case, and a slash at the end. */
const WITH_SESSION: readonly RegExp[] = Object.values<Routes>(ENDPOINTS).flatMap((calls) =>
  Object.entries<Endpoint>(calls)
    .filter(([, { access }]) => access !== 'public')
    .map(([name]) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i')),
);

/** Bytes that the body of a request may have, unless it is an upload: fewer where no session is needed. */
export function bodyLimitOf(method: string, path: string): number {
  const call = `${method} ${path}`;
  return WITH_SESSION.some((pattern) => pattern.test(call)) ? LIMITS.jsonBodyMaxBytes : LIMITS.publicBodyMaxBytes;
}
