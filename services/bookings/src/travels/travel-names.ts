import { Injectable, Logger } from '@nestjs/common';
import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';

/** A guest who asks waits no longer for the name of what they ask about. */
const PATIENCE_MS = 1_000;

export interface AskedPackage {
  slug: string;
  name: Localised;
}

/** What packages are called, kept with what was asked about them: it stays true when a package is renamed or taken off. */
@Injectable()
export class TravelNames {
  private readonly logger = new Logger(TravelNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** Never refuses: an enquiry counts more than what its package is called. */
  async nameOf(slug: string): Promise<AskedPackage> {
    try {
      const { travels } = await this.bus.ask(DescribeTravels, { slugs: [slug] }, { timeoutMs: PATIENCE_MS });
      return { slug, name: travels[0]?.name ?? EMPTY_TEXT };
    } catch (error) {
      this.logger.warn({ err: error, slug }, 'The name of a package is missing');
      return { slug, name: EMPTY_TEXT };
    }
  }
}
