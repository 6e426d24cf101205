import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { TestimonialsVersions } from './testimonials.versions.ts';

/** The published versions of testimonials, which can be restored. */
@Module({
  imports: [TestimonialsModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [versionsController('testimonials', TestimonialsVersions)],
  providers: [StaffNames, TestimonialsVersions],
})
export class VersionsModule {}
