import { Module } from '@nestjs/common';
import { HeldAnswers } from './held-answers.middleware.ts';

@Module({ providers: [HeldAnswers], exports: [HeldAnswers] })
export class HeldAnswersModule {}
