import { Controller, Res } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { AccountExportView } from '@reefdesk/contracts/accounts/views';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Response } from 'express';
import { OwnDataService } from './own-data.service.ts';

const DAY_LENGTH = '2027-03-14'.length;

@Controller()
export class OwnDataController {
  constructor(private readonly data: OwnDataService) {}

  /** Bare, since it is a file. */
  @Endpoint(ownAccount.exportData)
  async export(@CalledBy() caller: Caller, @Res({ passthrough: true }) response: Response): Promise<AccountExportView> {
    const data = await this.data.export(caller);
    response.setHeader('Content-Disposition', `attachment; filename="account-${data.exported_at.slice(0, DAY_LENGTH)}.json"`);
    return data;
  }
}
