import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTEMPT_MODEL, attemptSchema } from './attempt.schema.ts';
import { AttemptsRepository } from './attempts.repository.ts';
import { AttemptsService } from './attempts.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ATTEMPT_MODEL, schema: attemptSchema }])],
  providers: [AttemptsRepository, AttemptsService],
  exports: [AttemptsService],
})
export class AttemptsModule {}
