import { Controller, Get, Header } from '@nestjs/common';
import type { EnquiryFiguresView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { FiguresService } from './figures.service.ts';

/** Stands before the inbox, which would take the name for an id. */
@RequireRole('admin')
@Controller('api/enquiries')
export class FiguresAdminController {
  constructor(private readonly figures: FiguresService) {}

  @Get('figures')
  @Header('Cache-Control', NO_STORE)
  async get(): Promise<Success<EnquiryFiguresView>> {
    return success(await this.figures.current(new Date()));
  }
}
