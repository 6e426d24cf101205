import { Controller, Req, Res } from '@nestjs/common';
import { images } from '@reefdesk/contracts/images/endpoints';
import { acceptableFormats } from '@reefdesk/contracts/images/values';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import type { StoredFormat } from '../images/image.schema.ts';
import { DeliveryService } from './delivery.service.ts';
import { RenditionSource } from './rendition-source.ts';
import { sendRendition } from './send-rendition.ts';

const JPEG = '.jpg';

@Controller()
export class DeliveryPublicController {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly source: RenditionSource,
  ) {}

  @Endpoint(images.get)
  get({ id }: Input<typeof images.get>, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, undefined, accepted(request), request, response);
  }

  @Endpoint(images.getWidth)
  getWidth({ id, width }: Input<typeof images.getWidth>, @Req() request: Request, @Res() response: Response): Promise<void> {
    // Crawlers of shared links send `Accept: *` and only show JPEG, so the URL asks for it.
    if (width.endsWith(JPEG)) return this.send(id, width.slice(0, -JPEG.length), ['jpeg'], request, response);
    return this.send(id, width, accepted(request), request, response);
  }

  private async send(
    id: string,
    width: string | undefined,
    formats: readonly StoredFormat[],
    request: Request,
    response: Response,
  ): Promise<void> {
    const found = await this.delivery.find(id, width, formats);
    await sendRendition(request, response, this.source, found);
  }
}

function accepted(request: Request): StoredFormat[] {
  return acceptableFormats(request.headers.accept ? request.accepts() : []);
}
