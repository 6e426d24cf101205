import { Injectable } from '@nestjs/common';
import type { NewBooking } from '@reefdesk/contracts/bookings/requests';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { DeparturesRepository } from '../departures/departures.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { lastDateOf, TravelNames } from '../travels/travel-names.ts';
import type { Place } from './booking-changes.ts';
import { departureFull } from './booking-seats.ts';
import type { Booked } from './new-booking.ts';

@Injectable()
export class BookedTravel {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly travels: TravelNames,
  ) {}

  /** Rejects full departures early, so that late requests leave no documents. */
  async ofNew(enquiry: EnquiryDocument, { departure_id, date = '', seats, price }: NewBooking): Promise<Booked> {
    const departure = departure_id ? await this.departures.find(departure_id) : null;
    if (departure_id && !departure) throw new AppError('departure_not_found');
    if (departure?.setting === 'closed') throw new AppError('departure_closed');
    if (departure && departure.left < seats) throw departureFull(departure.left);
    const slug = departure?.package ?? enquiry.package?.slug;
    const travel = slug === undefined ? undefined : await this.travels.known(slug);
    const name = travel?.name ?? (enquiry.package?.slug === slug ? enquiry.package?.name : undefined);
    const firstDate = departure?.date ?? date;
    return {
      departureId: departure?._id ?? null,
      date: firstDate,
      lastDate: lastDateOf(travel, firstDate),
      package: slug === undefined ? null : { slug, name: name ?? EMPTY_TEXT },
      price: price === undefined ? (departure?.price ?? travel?.price ?? null) : price,
    };
  }

  async movedTo(departureId: string): Promise<Place> {
    const departure = await this.departures.find(departureId);
    if (!departure) throw new AppError('departure_not_found');
    const travel = await this.travels.known(departure.package);
    const { date, package: slug } = departure;
    return { departureId, date, lastDate: lastDateOf(travel, date), package: { slug, name: travel?.name ?? EMPTY_TEXT } };
  }
}
