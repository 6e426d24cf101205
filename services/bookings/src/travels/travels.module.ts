import { Module } from '@nestjs/common';
import { TravelNames } from './travel-names.ts';

@Module({ providers: [TravelNames], exports: [TravelNames] })
export class TravelsModule {}
