import { createServer, type Server } from 'node:http';
import type { HealthRegistry } from './health-registry.ts';
import type { Metrics } from './metrics.ts';

/** Serves health and metrics on a separate, unpublished port that opens before anything else. */
export async function startOpsServer(host: string, port: number, health: HealthRegistry, metrics: Metrics): Promise<Server> {
  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (request.url) {
      case '/health/live':
        return json(200, { status: 'up' });
      case '/health/ready': {
        const { ready, checks } = await health.report();
        return json(ready ? 200 : 503, { status: ready ? 'up' : 'down', checks });
      }
      case '/metrics':
        response.writeHead(200, { 'content-type': metrics.registry.contentType });
        response.end(await metrics.registry.metrics());
        return;
      default:
        return json(404, { status: 'error' });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
