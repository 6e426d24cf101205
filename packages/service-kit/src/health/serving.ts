import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { HealthRegistry } from './health-registry.ts';

/** Where the gateway asks whether a service can serve; it passes nobody else on to it. */
export const SERVING_PATH = '/health/serving';

/**
 * 204 while the database answers, else 503; nothing is read for it. Readiness on the internal port is another question: a replica
 * that drains still serves, and so does one that has lost NATS or the object storage.
 */
export function serveServing(app: NestExpressApplication, health: HealthRegistry): void {
  app.use(SERVING_PATH, async (_request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.status((await health.isUp('mongo')) ? 204 : 503).end();
  });
}
