import { Controller, Get, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { SlidesService } from './slides.service.ts';

@RequireRole('admin')
@Controller('api/gallery')
export class SlidesAdminController {
  constructor(private readonly slides: SlidesService) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.slides.listGalleryItems()), 'private');
  }
}
