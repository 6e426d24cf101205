import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { HELD, Lease } from '@reefdesk/service-kit/mongo/lease';
import type { Model } from 'mongoose';
import { COLLECTION_STATE, type CollectionState } from './collection-state.schema.ts';

const ID = 'images';
const LONG_AGO = new Date(0);

@Injectable()
export class CollectionStateRepository {
  constructor(@InjectModel(COLLECTION_STATE) private readonly states: Model<CollectionState>) {}

  /** Creates the state if it is missing; a new system sweeps first after one interval. */
  async read(): Promise<CollectionState> {
    const state = await this.states.findById(ID).lean();
    if (state) return state;
    const now = new Date();
    try {
      await this.states.create({ _id: ID, sweptAt: now, straysSweptAt: now });
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
    return this.read();
  }

  /** Leases the sweep for one replica; with `due`, only if the last sweep began before it. */
  async take(forMs: number, due?: Date): Promise<Lease<CollectionState> | 'paused' | 'busy' | 'not_due'> {
    await this.read();
    const now = new Date();
    const where = { pausedUntil: { $lte: now }, ...(due && { sweptAt: { $lte: due } }) };
    const lease = await Lease.take(this.states.db.collection<CollectionState>(this.states.collection.name), ID, { forMs, where });
    if (lease) return lease;
    const { pausedUntil } = await this.read();
    if (pausedUntil > now) return 'paused';
    return !due || (await this.isHeld()) ? 'busy' : 'not_due';
  }

  async isHeld(): Promise<boolean> {
    return (await this.states.exists({ _id: ID, ...HELD })) !== null;
  }

  async pauseUntil(pausedUntil: Date): Promise<void> {
    await this.update({ pausedUntil });
  }

  /** Makes this database the known one of the owner. */
  async know(owner: string, databaseId: string): Promise<void> {
    await this.states.updateOne({ _id: ID }, { $set: { [`databases.${owner}`]: databaseId }, $unset: { [`met.${owner}`]: 1 } });
  }

  /** Records another database than the known one, which an operator may accept. */
  async meet(owner: string, databaseId: string): Promise<void> {
    await this.update({ [`met.${owner}`]: databaseId });
  }

  async allow(allowance: number): Promise<void> {
    await this.update({ allowance });
  }

  /** Makes a sweep due at once. */
  async makeDue(): Promise<void> {
    await this.update({ sweptAt: LONG_AGO, straysSweptAt: LONG_AGO });
  }

  private async update(changes: Record<string, unknown>): Promise<void> {
    await this.read();
    await this.states.updateOne({ _id: ID }, { $set: changes });
  }
}
