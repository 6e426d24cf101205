import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { TESTIMONIAL, testimonialSchema } from './testimonial.schema.ts';
import { TestimonialsDemoService } from './testimonials.demo.service.ts';
import { TestimonialsMessagesController } from './testimonials.messages.controller.ts';
import { TestimonialsPublicController } from './testimonials.public.controller.ts';
import { TestimonialsRepository } from './testimonials.repository.ts';
import { TestimonialsService } from './testimonials.service.ts';

@Module({
  imports: [MediaClientModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [TestimonialsPublicController, TestimonialsMessagesController],
  providers: [TestimonialsRepository, TestimonialsService, TestimonialsDemoService],
})
export class TestimonialsModule {}
