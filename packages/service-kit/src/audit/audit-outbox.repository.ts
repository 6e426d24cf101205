import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AuditAction } from '@reefdesk/contracts/audited';
import type { Model } from 'mongoose';
import { AppError } from '../errors/app-error.ts';
import type { AuditedState } from './audited.schema.ts';
import { type IntendedWrite, OUTBOX_ENTRY, type OutboxEntry } from './outbox-entry.schema.ts';
import type { Settlement } from './record-events.ts';

const UNSETTLED = { state: { $in: ['open', 'proven'] as const } };

export function openEntry(
  id: string,
  call: Pick<OutboxEntry, 'call' | 'kind' | 'recordId' | 'userId' | 'position' | 'network'> & { action: AuditAction },
): OutboxEntry {
  return { ...call, _id: id, at: new Date(), state: 'open', recordName: null, changes: [], changesLeftOut: 0, outcome: 'unknown' };
}

@Injectable()
export class AuditOutbox {
  constructor(@InjectModel(OUTBOX_ENTRY) private readonly entries: Model<OutboxEntry>) {}

  async put(entry: OutboxEntry): Promise<void> {
    await this.entries.create(entry);
  }

  /** Throws `service_unavailable` if the entry is no longer open, because nothing may be written without an open entry. */
  async intend(id: string, ...writes: readonly IntendedWrite[]): Promise<void> {
    const written = await this.entries.updateOne({ _id: id, ...UNSETTLED }, { $push: { writes: { $each: writes } } } as never).exec();
    if (written.matchedCount === 0) throw new AppError('service_unavailable', {}, { cause: new Error('The audit entry is closed') });
  }

  /** Stores the state of a record that a later request saw after this entry's write, as proof of the write. */
  async prove(id: string, proof: AuditedState): Promise<void> {
    await this.entries
      .updateOne(
        { _id: id, ...UNSETTLED, 'proofs.id': { $ne: proof.id } } as never,
        { $set: { state: 'proven' }, $push: { proofs: proof } } as never,
      )
      .exec();
  }

  /** Removes other requests' intended writes to a record that is deleted now: they did not take place. */
  async dropOthers(id: string, recordId: string): Promise<void> {
    const others = { _id: { $ne: id }, state: 'open', 'writes.id': recordId };
    await this.entries.deleteMany({ ...others, writes: { $not: { $elemMatch: { id: { $ne: recordId } } } } } as never).exec();
    await this.entries.updateMany(others as never, { $pull: { writes: { id: recordId } } } as never).exec();
  }

  /** `others` are entries of further records. They are stored first, so that a settled entry is complete. */
  async settle(id: string, settlement: Settlement, others: readonly OutboxEntry[] = []): Promise<void> {
    for (const other of others) await this.entries.updateOne({ _id: other._id }, { $setOnInsert: other } as never, { upsert: true }).exec();
    await this.entries
      .updateOne({ _id: id, ...UNSETTLED }, { $set: { ...settlement, state: 'settled' }, $unset: { writes: 1, proofs: 1 } } as never)
      .exec();
  }

  async drop(id: string): Promise<void> {
    await this.entries.deleteOne({ _id: id, state: 'open' }).exec();
  }

  /** Unsettled entries from before this time; their requests have ended. */
  listForgotten(before: Date): Promise<OutboxEntry[]> {
    return this.entries
      .find({ ...UNSETTLED, at: { $lt: before } })
      .sort({ at: 1 })
      .limit(100)
      .lean<OutboxEntry[]>()
      .exec();
  }

  listSettled(limit: number): Promise<OutboxEntry[]> {
    return this.entries.find({ state: 'settled' }).sort({ at: 1 }).limit(limit).lean<OutboxEntry[]>().exec();
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.entries.deleteMany({ _id: { $in: [...ids] }, state: 'settled' }).exec();
  }
}
