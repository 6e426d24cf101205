import { Controller, Get, Res } from '@nestjs/common';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import type { Response } from 'express';
import { SiteReadiness } from './site-readiness.ts';

/** The public port tells only up or down; why is told on the internal one. */
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: SiteReadiness) {}

  @Get('live')
  live(@Res() response: Response): void {
    answer(response, true);
  }

  @Get('ready')
  async ready(@Res() response: Response): Promise<void> {
    answer(response, await this.readiness.isReady());
  }
}

function answer(response: Response, isUp: boolean): void {
  response.setHeader('Cache-Control', 'no-store');
  response.status(isUp ? 200 : 503).json({ status: isUp ? 'up' : 'down' });
}
