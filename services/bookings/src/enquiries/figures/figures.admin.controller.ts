import { Controller } from '@nestjs/common';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryFiguresView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import { FiguresService } from './figures.service.ts';

/** Registered before the inbox, whose `{id}` would match its path. */
@Controller()
export class FiguresAdminController {
  constructor(private readonly figures: FiguresService) {}

  @Endpoint(enquiries.figures)
  async get(): Promise<Success<EnquiryFiguresView>> {
    return success(await this.figures.current(new Date()));
  }
}
