import { Injectable, Logger } from '@nestjs/common';
import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import { DescribeTravels, type TravelDescription } from '@reefdesk/contracts/messages/catalog.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';

/** A guest who asks waits no longer for the name of what they ask about. */
const PATIENCE_MS = 1_000;

export interface AskedPackage {
  slug: string;
  name: Localised;
}

/** A package as catalog knows it now: its price is whole rupiah per person, and it is shown to visitors or not. */
export type DescribedTravel = TravelDescription;

/** What packages are called, kept with what was asked about them: it stays true when a package is renamed or taken off. */
@Injectable()
export class TravelNames {
  private readonly logger = new Logger(TravelNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** Never refuses: an enquiry counts more than what its package is called. */
  async nameOf(slug: string): Promise<AskedPackage> {
    return { slug, name: (await this.known(slug))?.name ?? EMPTY_TEXT };
  }

  /** Throws where catalog is away; leaves out what it does not know. */
  async describe(slugs: readonly string[]): Promise<DescribedTravel[]> {
    return (await this.bus.ask(DescribeTravels, { slugs }, { timeoutMs: PATIENCE_MS })).travels;
  }

  /** Undefined where nobody knows it, or while catalog is away. */
  async known(slug: string): Promise<DescribedTravel | undefined> {
    return (await this.allKnown([slug])).get(slug);
  }

  /** The same of several, by slug. */
  async allKnown(slugs: readonly string[]): Promise<ReadonlyMap<string, DescribedTravel>> {
    const asked = [...new Set(slugs)];
    if (asked.length === 0) return new Map();
    try {
      return new Map((await this.describe(asked)).map((travel) => [travel.slug, travel]));
    } catch (error) {
      this.logger.warn({ err: error, slugs: asked }, 'The names of packages are missing');
      return new Map();
    }
  }
}
