import { Controller } from '@nestjs/common';
import { CountTestimonials, ImportTestimonials } from '@reefdesk/contracts/messages/testimonials.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { TestimonialsDemoService, type TestimonialsImport } from './testimonials.demo.service.ts';

/** Demo content; the NATS permissions let only the seed ask this. */
@Controller()
export class TestimonialsMessagesController {
  constructor(private readonly demo: TestimonialsDemoService) {}

  @HandleMessage(ImportTestimonials)
  import(content: TestimonialsImport): Promise<{ created: number }> {
    return this.demo.import(content);
  }

  @HandleMessage(CountTestimonials)
  count(_: Record<string, never>): Promise<{ count: number }> {
    return this.demo.count();
  }
}
