import { Module } from '@nestjs/common';
import { DatabaseIdentity } from '@reefdesk/service-kit/mongo/database-identity';
import { ImageUsesAnswer } from './image-uses-answer.ts';

@Module({ providers: [DatabaseIdentity, ImageUsesAnswer], exports: [DatabaseIdentity, ImageUsesAnswer] })
export class ImageUsesAnswerModule {}
