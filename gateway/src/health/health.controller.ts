import { Controller, Res } from '@nestjs/common';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Response } from 'express';
import { SiteReadiness } from './site-readiness.ts';

const health = {
  live: { route: 'GET /health/live', access: 'public', summary: 'The process runs', answers: { 200: null } },
  ready: { route: 'GET /health/ready', access: 'public', summary: 'The site answers', answers: { 200: null } },
} as const satisfies Endpoints;

/** The public port reports only up or down. The internal one also reports why. */
@Controller()
export class HealthController {
  constructor(private readonly readiness: SiteReadiness) {}

  @Endpoint(health.live)
  live(@Res() response: Response): void {
    answer(response, true);
  }

  @Endpoint(health.ready)
  async ready(@Res() response: Response): Promise<void> {
    answer(response, await this.readiness.isReady());
  }
}

function answer(response: Response, isUp: boolean): void {
  response.status(isUp ? 200 : 503).json({ status: isUp ? 'up' : 'down' });
}
