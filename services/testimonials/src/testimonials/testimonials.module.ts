import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { TESTIMONIAL, testimonialSchema } from './testimonial.schema.ts';
import { TestimonialsAdminController, TestimonialsPublicController } from './testimonials.controller.ts';
import { TestimonialsEditorService } from './testimonials.editor.service.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

@Module({
  imports: [MediaClientModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [TestimonialsPublicController, TestimonialsAdminController],
  providers: [TestimonialsRepository, TestimonialsService, TestimonialsEditorService],
  exports: [TestimonialsService, TestimonialsEditorService],
})
export class TestimonialsModule {}
