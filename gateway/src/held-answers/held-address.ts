import type { ServiceName } from '@reefdesk/system/services';
import type { Request } from 'express';
import { requestContextOf } from '../request-context/request-context.ts';

export interface HeldAddress {
  /** Path with query; also the address that the service is asked for. */
  key: string;
  /** First segment of the path after `/api/`. */
  name: string;
  service: ServiceName;
}

/** Longer addresses are not worth keeping. */
const MAX_LENGTH = 400;

/**
 * A list that its service remembers (`isRemembered` of its endpoint), read with a session. Undefined for all other requests, which go to the proxy.
 */
export function heldAddressOf(request: Pick<Request, 'method' | 'headers' | 'url'>): HeldAddress | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { target, path, userId, noStore, body } = requestContextOf(request as Request);
  if (target.kind !== 'api' || userId === undefined || noStore || body || !request.headers.authorization) return undefined;
  const { name, service } = target;
  if (path !== `/api/${name}` || request.url.length > MAX_LENGTH || !target.isRemembered) return undefined;
  return { key: request.url, name, service };
}
