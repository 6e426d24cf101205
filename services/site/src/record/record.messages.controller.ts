import { Controller } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/brand';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RecordService } from './record.service.ts';

@Controller()
export class RecordMessagesController {
  constructor(private readonly records: RecordService) {}

  @HandleMessage(DescribeOperator)
  async describe(_: Record<string, never>): Promise<{ brand: Brand }> {
    return { brand: await this.records.brand() };
  }
}
