import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';

/** Earlier versions of destinations, with their galleries. */
@Injectable()
export class DestinationsVersions extends Versions<DestinationDocument> {
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits, staff: StaffNames) {
    super(model, edits, staff);
  }
}
