import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { trashController } from '@reefdesk/service-kit/trash/trash.controller';
import { trashSweeper } from '@reefdesk/service-kit/trash/trash.sweeper';
import { ImagesModule } from '../images/images.module.ts';
import { slideSchema } from '../slides/slide.schema.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { SlidesTrash } from './slides.trash.ts';

/** Deleted slides, which can be restored. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }]), ImagesModule],
  controllers: [trashController('slides', SlidesTrash)],
  providers: [StaffNames, SlidesTrash, trashSweeper(SlidesTrash)],
})
export class TrashModule {}
