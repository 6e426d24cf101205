import { Controller, Get, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { SlidesService } from './slides.service.ts';

@Public()
@Controller('api/gallery-slides')
export class SlidesPublicController {
  constructor(private readonly slides: SlidesService) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.slides.listSlides()), 'public');
  }
}
