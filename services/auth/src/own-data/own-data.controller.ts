import { Controller, Get, Header, Res } from '@nestjs/common';
import type { AccountExportView } from '@reefdesk/contracts/accounts/views';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Response } from 'express';
import { OwnDataService } from './own-data.service.ts';

const DAY_LENGTH = '2027-03-14'.length;

@Controller('api/me/export')
@RequireRole('customer')
export class OwnDataController {
  constructor(private readonly data: OwnDataService) {}

  /** Bare, since it is a file. */
  @Get()
  @Header('Cache-Control', NO_STORE)
  async export(@CalledBy() caller: Caller, @Res({ passthrough: true }) response: Response): Promise<AccountExportView> {
    const data = await this.data.export(caller);
    response.setHeader('Content-Disposition', `attachment; filename="account-${data.exported_at.slice(0, DAY_LENGTH)}.json"`);
    return data;
  }
}
