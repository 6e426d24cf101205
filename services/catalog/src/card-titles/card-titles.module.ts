import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { CardTitlesMessagesController } from './card-titles.messages.controller.ts';
import { CardTitlesRepository } from './card-titles.repository.ts';
import { CardTitlesService } from './card-titles.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [CardTitlesMessagesController],
  providers: [CardTitlesRepository, CardTitlesService],
})
export class CardTitlesModule {}
