import { Module } from '@nestjs/common';
import { DatabaseIdentity } from '@reefdesk/service-kit/mongo/database-identity';
import { ImageUsesAnswer } from './image-uses-answer.ts';

/** For services whose records refer to images: what they need to answer FIND_IMAGE_USES. */
@Module({ providers: [DatabaseIdentity, ImageUsesAnswer], exports: [DatabaseIdentity, ImageUsesAnswer] })
export class ImageUsesAnswerModule {}
