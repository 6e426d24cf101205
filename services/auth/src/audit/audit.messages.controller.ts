import { Controller, type Type } from '@nestjs/common';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import { collectAudit } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { AuditService } from './audit.service.ts';

/** Collects the entries of one service: NATS permissions allow no other service to send them. */
export function auditMessages(service: string): Type<object> {
  @Controller()
  class AuditMessagesController {
    constructor(private readonly audit: AuditService) {}

    @HandleMessage(collectAudit(service))
    async collect({ entries }: { entries: readonly AuditEntry[] }): Promise<{ kept: readonly string[] }> {
      return { kept: await this.audit.collect(service, entries) };
    }
  }
  return AuditMessagesController;
}
