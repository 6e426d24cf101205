import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import { DELIVERY_MODEL, type DeliveryDocument } from './delivery.schema.ts';

const ON_THEIR_WAY = ['put', 'waiting'] as const;

/** Each method is one atomic write. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel(DELIVERY_MODEL) private readonly model: Model<DeliveryDocument>) {}

  async insertOnce(delivery: DeliveryDocument): Promise<void> {
    await insertNew(this.model, delivery);
  }

  /** Claims the longest due delivery until `until`; null if none is due. */
  claim(now: Date, until: Date): Promise<DeliveryDocument | null> {
    return this.model
      .findOneAndUpdate(
        { state: { $in: ON_THEIR_WAY }, notBefore: { $lte: now } },
        { $set: { notBefore: until, claim: randomUUID() }, $inc: { attempts: 1 } },
        { sort: { notBefore: 1 }, returnDocument: 'after' },
      )
      .lean<DeliveryDocument>()
      .exec();
  }

  /** Does nothing if the delivery has been claimed again since. */
  async settle({ _id, claim }: DeliveryDocument, to: Partial<DeliveryDocument>): Promise<void> {
    await this.model.updateOne({ _id, claim, state: { $in: ON_THEIR_WAY } }, { $set: { ...to, claim: null } }).exec();
  }

  async remove({ _id, claim }: DeliveryDocument): Promise<void> {
    await this.model.deleteOne({ _id, claim }).exec();
  }

  /** Restarts a delivery; null if staff can see no delivery with this id. */
  again(id: string, to: Pick<DeliveryDocument, 'notBefore' | 'expiresAt'>): Promise<DeliveryDocument | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, state: { $ne: 'put' } },
        { $set: { ...to, state: 'waiting', attempts: 0, claim: null } },
        { returnDocument: 'after' },
      )
      .lean<DeliveryDocument>()
      .exec();
  }

  listLatest(): Promise<DeliveryDocument[]> {
    return this.model
      .find({ state: { $ne: 'put' } })
      .sort({ createdAt: -1, _id: 1 })
      .limit(LIMITS.webhookDeliveries)
      .lean<DeliveryDocument[]>()
      .exec();
  }

  countWaiting(): Promise<number> {
    return this.model.countDocuments({ state: 'waiting' }).exec();
  }

  async dropWaiting(): Promise<void> {
    await this.model.deleteMany({ state: { $in: ON_THEIR_WAY } }).exec();
  }
}
