import { Controller, Get, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { TravelsService } from './travels.service.ts';

@RequireRole('admin')
@Controller('api')
export class TravelsAdminController {
  constructor(private readonly travels: TravelsService) {}

  @Get('get-travels-with-stats')
  async listWithStats(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.travels.listWithStats()), 'private');
  }
}
