import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Endpoint } from '@reefdesk/contracts/endpoint';

export const ENDPOINT_KEY = 'reefdesk:endpoint';

/** Returns the endpoint of the handler; undefined for a route that no endpoint defines. */
export function endpointOf(reflector: Reflector, context: ExecutionContext): Endpoint | undefined {
  return reflector.get<Endpoint | undefined>(ENDPOINT_KEY, context.getHandler());
}
