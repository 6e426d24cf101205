import type { RequestHandler } from 'express';
import type { HealthRegistry } from '../health/health-registry.ts';

/** While the process ends, each answer also ends its connection, so that clients and balancers move on. */
export function endConnectionsWhileDraining(health: HealthRegistry): RequestHandler {
  return (_request, response, next) => {
    if (health.isDraining) response.shouldKeepAlive = false;
    next();
  };
}
