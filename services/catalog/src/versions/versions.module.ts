import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DestinationsVersions } from './destinations.versions.ts';
import { TravelsVersions } from './travels.versions.ts';

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
