import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { HealthRegistry } from './health-registry.ts';

/** The gateway checks here whether a service can serve, and forwards no other requests to it. */
export const SERVING_PATH = '/health/serving';

/** Returns 204 while the database answers, else 503. Unlike readiness, it ignores draining, NATS and the object storage. */
export function serveServing(app: NestExpressApplication, health: HealthRegistry): void {
  app.use(SERVING_PATH, async (_request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.status((await health.isUp('mongo')) ? 204 : 503).end();
  });
}
