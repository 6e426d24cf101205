import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptMetrics } from './attempt-metrics.ts';
import { ATTEMPT_MODEL, AttemptsRepository, attemptSchema } from './attempts.repository.ts';
import { AttemptsService } from './attempts.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ATTEMPT_MODEL, schema: attemptSchema }])],
  providers: [AttemptMetrics, AttemptsRepository, AttemptsService],
  exports: [AttemptsService],
})
export class AttemptsModule {}
