import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItineraryRepository } from './itinerary.repository.ts';
import { TRAVEL, travelSchema } from './travel.schema.ts';
import { TravelsRepository } from './travels.repository.ts';

/** The stored packages alone, without their rules: destinations ask what uses them, and packages ask destinations. */
@Module({
  imports: [MongooseModule.forFeature([{ name: TRAVEL, schema: travelSchema }])],
  providers: [TravelsRepository, ItineraryRepository],
  exports: [TravelsRepository, ItineraryRepository],
})
export class TravelsDataModule {}
