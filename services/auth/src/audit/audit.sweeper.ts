import { Inject, Injectable } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { monthsBefore } from '@reefdesk/service-kit/time/months-before';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { AuditService } from './audit.service.ts';

export const AUDIT_SWEEP_SECONDS = Symbol('AUDIT_SWEEP_SECONDS');

/** Removes entries older than the retention in the site's record (AUD-04). Without that record, nothing is removed. */
@Injectable()
export class AuditSweeper extends RecurringWork {
  constructor(
    private readonly audit: AuditService,
    private readonly bus: MessageBus,
    @Inject(AUDIT_SWEEP_SECONDS) everySeconds: number,
  ) {
    super(everySeconds, 'Old entries of the audit have to wait for being removed');
  }

  protected async work(): Promise<void> {
    const { retention } = await this.bus.ask(DescribeOperator, {});
    const before = monthsBefore(new Date(), retention.audit);
    const removed = await this.audit.removeBefore(before);
    if (removed > 0) this.logger.log({ removed, before }, 'Old entries of the audit are removed');
  }
}
