import { Module } from '@nestjs/common';
import { TravelsDataModule } from '../travels/travels-data.module.ts';
import { TravelNamesMessagesController } from './travel-names.messages.controller.ts';

@Module({ imports: [TravelsDataModule], controllers: [TravelNamesMessagesController] })
export class TravelNamesModule {}
