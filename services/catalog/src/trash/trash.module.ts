import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { trashController } from '@reefdesk/service-kit/trash/trash.controller';
import { trashSweeper } from '@reefdesk/service-kit/trash/trash.sweeper';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationsAdminModule } from '../destinations-admin/destinations-admin.module.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { DestinationsTrash } from './destinations.trash.ts';
import { TravelsTrash } from './travels.trash.ts';

/** Deleted packages and destinations, which can be restored. */
@Module({
  imports: [
    MediaClientModule,
    DestinationsAdminModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [trashController('packages', TravelsTrash), trashController('destinations', DestinationsTrash)],
  providers: [StaffNames, TravelsTrash, DestinationsTrash, trashSweeper(TravelsTrash, DestinationsTrash)],
})
export class TrashModule {}
