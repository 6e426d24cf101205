import { Module } from '@nestjs/common';
import { ChangesMessagesController } from './changes.messages.controller.ts';
import { PublicAnswers } from './public-answers.middleware.ts';

@Module({ controllers: [ChangesMessagesController], providers: [PublicAnswers], exports: [PublicAnswers] })
export class PublicAnswersModule {}
