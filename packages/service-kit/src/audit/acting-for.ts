import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Position } from '@reefdesk/contracts/access';
import type { AuditAction } from '@reefdesk/contracts/audited';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { AuditOutbox, openEntry } from './audit-outbox.repository.ts';
import { Trail } from './trail.ts';

export interface ActedOn {
  /** The original request to the other service: `POST /api/library/{id}/replace`. */
  call: string;
  kind: string;
  action: AuditAction;
  recordId: string;
}

/** Records writes on behalf of another service as changes by the staff user who sent the original request (AUD-01). */
@Injectable()
export class ActingFor {
  constructor(private readonly outbox: AuditOutbox) {}

  async recorded<T>({ userId, position, network }: ActingPerson, on: ActedOn, work: () => Promise<T>): Promise<T> {
    if (userId === null) return work();
    const entry = openEntry(randomUUID(), { ...on, userId, position: position as Position | null, network });
    await this.outbox.put(entry);
    const trail = new Trail(entry, this.outbox);
    try {
      const result = await trail.run(work);
      await trail.succeeded();
      return result;
    } catch (error) {
      await trail.failed(error);
      throw error;
    }
  }
}
