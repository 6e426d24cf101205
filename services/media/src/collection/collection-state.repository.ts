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

  /** Made when it is missing: a new system sweeps for the first time after one interval. */
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

  /** The right to sweep, for one replica at a time; only when the last sweep began before DUE, if that is given. */
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

  /** True while a sweep runs. */
  async isHeld(): Promise<boolean> {
    return (await this.states.exists({ _id: ID, ...HELD })) !== null;
  }

  async pauseUntil(pausedUntil: Date): Promise<void> {
    await this.update({ pausedUntil });
  }

  /** The database an owner is known to answer from. */
  async know(owner: string, databaseId: string): Promise<void> {
    await this.states.updateOne({ _id: ID }, { $set: { [`databases.${owner}`]: databaseId }, $unset: { [`met.${owner}`]: 1 } });
  }

  /** Another database than the known one, which an operator may accept. */
  async meet(owner: string, databaseId: string): Promise<void> {
    await this.update({ [`met.${owner}`]: databaseId });
  }

  /** So many images may go in the next sweep. */
  async allow(allowance: number): Promise<void> {
    await this.update({ allowance });
  }

  /** Who looks at the clock next finds a sweep due. */
  async makeDue(): Promise<void> {
    await this.update({ sweptAt: LONG_AGO, straysSweptAt: LONG_AGO });
  }

  private async update(changes: Record<string, unknown>): Promise<void> {
    await this.read();
    await this.states.updateOne({ _id: ID }, { $set: changes });
  }
}
