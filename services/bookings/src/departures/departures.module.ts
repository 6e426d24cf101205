import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DEPARTURE_MODEL, departureSchema } from './departure.schema.ts';
import { DeparturesAdminController, DeparturesPublicController } from './departures.controller.ts';
import { DeparturesRepository } from './departures.repository.ts';
import { DeparturesService } from './departures.service.ts';
import { PlanningService } from './planning.service.ts';
import { SeatsRepository } from './seats.repository.ts';

@Module({
  imports: [TravelsModule, EnquiriesModule, MongooseModule.forFeature([{ name: DEPARTURE_MODEL, schema: departureSchema }])],
  controllers: [DeparturesPublicController, DeparturesAdminController],
  providers: [DeparturesRepository, SeatsRepository, DeparturesService, PlanningService],
  exports: [DeparturesRepository, SeatsRepository, DeparturesService, PlanningService],
})
export class DeparturesModule {}
