import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { trashController } from '@reefdesk/service-kit/trash/trash.controller';
import { trashSweeper } from '@reefdesk/service-kit/trash/trash.sweeper';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsTrash } from './testimonials.trash.ts';

/** Deleted testimonials, which can be restored. */
@Module({
  imports: [MediaClientModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [trashController('testimonials', TestimonialsTrash)],
  providers: [StaffNames, TestimonialsTrash, trashSweeper(TestimonialsTrash)],
})
export class TrashModule {}
