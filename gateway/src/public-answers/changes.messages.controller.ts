import { Controller } from '@nestjs/common';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageRendered, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { Fact } from '@reefdesk/contracts/messages/message';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { OnFact } from '@reefdesk/service-kit/messaging/handle.decorators';
import { CHANGE_RULES } from './change-rules.ts';
import { PublicAnswers } from './public-answers.middleware.ts';

/** Every replica hears every change; what it means is in the change rules. */
@Controller()
export class ChangesMessagesController {
  constructor(private readonly answers: PublicAnswers) {}

  @OnFact(TravelsChanged, { broadcast: true })
  travels(_fact: { id: string }): void {
    this.apply(TravelsChanged);
  }

  @OnFact(DestinationsChanged, { broadcast: true })
  destinations(_fact: { id: string }): void {
    this.apply(DestinationsChanged);
  }

  @OnFact(TestimonialsChanged, { broadcast: true })
  testimonials(_fact: { id: string }): void {
    this.apply(TestimonialsChanged);
  }

  @OnFact(SlidesChanged, { broadcast: true })
  slides(_fact: { id: string }): void {
    this.apply(SlidesChanged);
  }

  @OnFact(ImageRendered, { broadcast: true })
  images(_fact: { image: object }): void {
    this.apply(ImageRendered);
  }

  private apply(fact: Fact<unknown>): void {
    for (const rule of CHANGE_RULES) {
      if (rule.fact.subject === fact.subject) this.answers.purge(rule.names, rule);
    }
  }
}
