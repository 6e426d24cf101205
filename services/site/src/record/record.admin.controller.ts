import { Controller, Header, Put, Res } from '@nestjs/common';
import type { Success } from '@reefdesk/contracts/envelope';
import { SITE_EDIT, type SiteEdit } from '@reefdesk/contracts/site/requests';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { RecordService } from './record.service.ts';

@RequireRole('admin')
@Controller('api/site')
export class RecordAdminController {
  constructor(private readonly records: RecordService) {}

  @Put()
  @Header('Cache-Control', NO_STORE)
  async edit(
    @ReadBody(SITE_EDIT) edit: SiteEdit,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<SiteRecord>> {
    return versioned(response, await this.records.edit(edit, expected), 'Site saved successfully');
  }
}
