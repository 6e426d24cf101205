import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, travelSchema } from './travel.schema.ts';
import { TravelsAdminController } from './travels.admin.controller.ts';
import { TravelsPublicController } from './travels.public.controller.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

@Module({
  imports: [MediaClientModule, DestinationsModule, MongooseModule.forFeature([{ name: TRAVEL, schema: travelSchema }])],
  controllers: [TravelsPublicController, TravelsAdminController],
  providers: [TravelsRepository, TravelsService],
  exports: [TravelsRepository],
})
export class TravelsModule {}
