import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { TravelsVersions } from './travels.versions.ts';

/** Earlier versions of destinations, with their galleries. */
@Injectable()
class DestinationsVersions extends Versions<DestinationDocument> {
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits, staff: StaffNames) {
    super(model, edits, staff);
  }
}

/** The published versions of packages and destinations, which can be restored. */
@Module({
  imports: [
    TravelsModule,
    DestinationsModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [versionsController('packages', TravelsVersions), versionsController('destinations', DestinationsVersions)],
  providers: [StaffNames, TravelsVersions, DestinationsVersions],
})
export class VersionsModule {}
