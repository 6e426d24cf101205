import { Controller } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import type { Retention } from '@reefdesk/contracts/site/values';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RecordService } from './record.service.ts';

@Controller()
export class RecordMessagesController {
  constructor(private readonly records: RecordService) {}

  @HandleMessage(DescribeOperator)
  describe(_: Record<string, never>): Promise<{ brand: Brand; retention: Retention }> {
    return this.records.described();
  }
}
