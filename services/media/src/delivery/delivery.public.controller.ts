import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import type { Request, Response } from 'express';
import { DeliveryService } from './delivery.service.ts';
import { acceptableFormats } from './negotiate-format.ts';
import { RenditionSource } from './rendition-source.ts';
import { sendRendition } from './send-rendition.ts';

@Public()
@Controller('media')
export class DeliveryPublicController {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly source: RenditionSource,
  ) {}

  @Get(':id')
  image(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, undefined, request, response);
  }

  @Get(':id/:width')
  rendition(@Param('id') id: string, @Param('width') width: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, width, request, response);
  }

  private async send(id: string, width: string | undefined, request: Request, response: Response): Promise<void> {
    const found = await this.delivery.find(id, width, acceptableFormats(request.headers.accept ? request.accepts() : []));
    await sendRendition(request, response, this.source, found);
  }
}
