import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CHALLENGE_MODEL, ChallengesRepository, challengeSchema } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: CHALLENGE_MODEL, schema: challengeSchema }])],
  providers: [ChallengesRepository, ChallengesService],
  exports: [ChallengesService],
})
export class ChallengesModule {}
