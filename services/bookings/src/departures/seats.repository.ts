import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Model, UpdateQuery } from 'mongoose';
import { DEPARTURE_MODEL, type DepartureDocument, type Reservation } from './departure.schema.ts';

/** A try fails only where somebody else had more success, or was at the same booking. */
const ATTEMPTS = 100;

/** What became of a wish for seats. */
export type Taking =
  | { kind: 'taken'; departure: DepartureDocument }
  | { kind: 'full'; seatsLeft: number }
  | { kind: 'closed' }
  | { kind: 'missing' };

/**
 * Takes seats of departures and gives them back. Each is one write on one document, which finds nothing where too few are left: so
 * any number of replicas may try at once, and the sum of what is taken never exceeds the seats (DEP-03).
 */
@Injectable()
export class SeatsRepository {
  constructor(@InjectModel(DEPARTURE_MODEL) private readonly model: Model<DepartureDocument>) {}

  /**
   * Sees to it that the booking has this many seats at least; what it has already it does not need again. Always leaves a stamp of
   * its own, which tells everybody else that somebody is at it.
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

  /** What the booking has of it. */
  async reservationOf(id: string, booking: string): Promise<Reservation | undefined> {
    return (await this.find(id))?.reservations[booking];
  }

  /** Leaves the booking so many seats, none with 0; null, and nothing given back, when its reservation is another one than was seen. */
  giveBack(id: string, booking: string, seen: Reservation, kept: number): Promise<DepartureDocument | null> {
    const path = `reservations.${booking}`;
    const left = { left: seen.seats - kept };
    const update: UpdateQuery<DepartureDocument> =
      kept > 0 ? { $set: { [path]: reservation(kept) }, $inc: left } : { $unset: { [path]: 1 }, $inc: left };
    return this.model
      .findOneAndUpdate({ _id: id, [`${path}.stamp`]: seen.stamp }, update, { returnDocument: 'after' })
      .lean<DepartureDocument>()
      .exec();
  }

  /** Departures from this day on whose seats somebody has. */
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
