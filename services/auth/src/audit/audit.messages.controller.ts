import { Controller } from '@nestjs/common';
import type { AuditEntry } from '@reefdesk/contracts/audit';
import { CollectAudit } from '@reefdesk/contracts/messages/audit.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { AuditService } from './audit.service.ts';

/** Asked by every service that staff write in; the NATS permissions let nobody else. */
@Controller()
export class AuditMessagesController {
  constructor(private readonly audit: AuditService) {}

  @HandleMessage(CollectAudit)
  async collect({ entries }: { entries: readonly AuditEntry[] }): Promise<{ kept: readonly string[] }> {
    return { kept: await this.audit.collect(entries) };
  }
}
