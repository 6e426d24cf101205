import { Inject, Injectable } from '@nestjs/common';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import { collectAudit } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '../messaging/message-bus.ts';
import { RecurringWork } from '../time/recurring-work.ts';
import { AuditOutbox } from './audit-outbox.repository.ts';
import { AuditRecovery } from './audit-recovery.ts';
import type { OutboxEntry } from './outbox-entry.schema.ts';

/** Injection token: maximum duration of a request in milliseconds; uploads over slow connections take longest. */
export const AUDIT_OPEN_MS = Symbol('AUDIT_OPEN_MS');
export const AUDITED_SERVICE = Symbol('AUDITED_SERVICE');

const EVERY_SECONDS = 2;
/** Small enough for the size limit of messages, however long the texts are. */
const BATCH = 5;

/** Sends recorded entries to the audit service. Requests neither wait for it nor fail because of it. */
@Injectable()
export class AuditCollector extends RecurringWork {
  constructor(
    private readonly outbox: AuditOutbox,
    private readonly recovery: AuditRecovery,
    private readonly bus: MessageBus,
    @Inject(AUDIT_OPEN_MS) private readonly openMs: number,
    @Inject(AUDITED_SERVICE) private readonly service: string,
  ) {
    super(EVERY_SECONDS, 'What was done waits for being collected');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    await this.recovery.recover(new Date(Date.now() - this.openMs));
    while (!signal.aborted) {
      const settled = await this.outbox.listSettled(BATCH);
      if (settled.length === 0) return;
      const { kept } = await this.bus.ask(collectAudit(this.service), { entries: settled.map(toEntry) });
      if (kept.length === 0) return;
      await this.outbox.forget(kept);
    }
  }
}

function toEntry({ _id: id, at, state: _, ...entry }: OutboxEntry): AuditEntry {
  return { ...entry, id, at: at.toISOString() };
}
