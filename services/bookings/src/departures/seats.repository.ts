import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Model, UpdateQuery } from 'mongoose';
import { DEPARTURE_MODEL, type DepartureDocument, type Reservation } from './departure.schema.ts';

/** An attempt fails only on a concurrent update. */
const ATTEMPTS = 100;

export type Taking =
  | { kind: 'taken'; departure: DepartureDocument }
  | { kind: 'full'; seatsLeft: number }
  | { kind: 'closed' }
  | { kind: 'missing' };

/** Takes seats and gives them back, each by one conditional write, so that parallel requests never take more than there are (DEP-03). */
@Injectable()
export class SeatsRepository {
  constructor(@InjectModel(DEPARTURE_MODEL) private readonly model: Model<DepartureDocument>) {}

  /**
   * Ensures that the booking has at least `wanted` seats. Always writes a new stamp, which shows other requests that this one is active.
   */
  async take(id: string, booking: string, wanted: number): Promise<Taking> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const seen = await this.find(id);
      if (!seen) return { kind: 'missing' };
      const present = seen.reservations[booking];
      const more = Math.max(0, wanted - (present?.seats ?? 0));
      if (more > 0 && seen.setting === 'closed') return { kind: 'closed' };
      if (more > seen.left) return { kind: 'full', seatsLeft: seen.left };
      const departure = await this.write(seen, booking, { seats: (present?.seats ?? 0) + more, more });
      if (departure) return { kind: 'taken', departure };
    }
    throw new AppError('service_unavailable');
  }

  async reservationOf(id: string, booking: string): Promise<Reservation | undefined> {
    return (await this.find(id))?.reservations[booking];
  }

  /** `kept` is the number of seats to leave. Null, and nothing given back, if the reservation differs from `seen`. */
  giveBack(id: string, booking: string, seen: Reservation, remaining: number): Promise<DepartureDocument | null> {
    const path = `reservations.${booking}`;
    const left = { left: seen.seats - remaining };
    const update: UpdateQuery<DepartureDocument> =
      remaining > 0 ? { $set: { [path]: reservation(remaining) }, $inc: left } : { $unset: { [path]: 1 }, $inc: left };
    return this.model
      .findOneAndUpdate({ _id: id, [`${path}.stamp`]: seen.stamp }, update, { returnDocument: 'after' })
      .lean<DepartureDocument>()
      .exec();
  }

  listBooked(from: string): Promise<DepartureDocument[]> {
    return this.model
      .find({ date: { $gte: from }, reservations: { $ne: {} } })
      .lean<DepartureDocument[]>()
      .exec();
  }

  private find(id: string): Promise<DepartureDocument | null> {
    return this.model.findById(id).lean<DepartureDocument>().exec();
  }

  private write(seen: DepartureDocument, booking: string, { seats, more }: { seats: number; more: number }) {
    const path = `reservations.${booking}`;
    const present = seen.reservations[booking];
    const filter = {
      _id: seen._id,
      ...(present ? { [`${path}.stamp`]: present.stamp } : { [path]: { $exists: false } }),
      ...(more > 0 && { left: { $gte: more }, setting: 'open' as const }),
    };
    return this.model
      .findOneAndUpdate(filter, { $set: { [path]: reservation(seats) }, $inc: { left: -more } }, { returnDocument: 'after' })
      .lean<DepartureDocument>()
      .exec();
  }
}

function reservation(seats: number): Reservation {
  return { seats, at: new Date(), stamp: randomUUID() };
}
