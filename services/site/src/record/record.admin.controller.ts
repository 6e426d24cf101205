import { Controller } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { site } from '@reefdesk/contracts/site/endpoints';
import type { SiteRecord } from '@reefdesk/contracts/site/values';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { RecordService } from './record.service.ts';

@Controller()
export class RecordAdminController {
  constructor(private readonly records: RecordService) {}

  @Endpoint(site.edit)
  async edit({ body, expected }: Input<typeof site.edit>): Promise<Success<SiteRecord>> {
    return success(await this.records.edit(body, expected), 'Site saved successfully');
  }
}
