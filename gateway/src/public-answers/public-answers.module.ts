import { Module } from '@nestjs/common';
import { AnswerMetrics } from './answer-metrics.ts';
import { ChangesMessagesController } from './changes.messages.controller.ts';
import { PublicAnswers } from './public-answers.middleware.ts';

@Module({ controllers: [ChangesMessagesController], providers: [AnswerMetrics, PublicAnswers], exports: [PublicAnswers] })
export class PublicAnswersModule {}
