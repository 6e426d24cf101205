import { Logger } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeRetention, type Retention } from '@reefdesk/contracts/site/values';
import type { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';

/** How long an answer is believed: a change is seen in less than two seconds without listening for it. */
const FRESH_MS = 1_000;
/** After a failure the service is left alone this long; what was known goes on to hold. */
const PAUSE_MS = 2_000;
const QUESTION_MS = 1_000;

/**
 * The operator as the site's record has it now. While nobody can say, what was said last; before anybody ever said, what the
 * operator's file holds. Never throws.
 */
export class Operator<Known extends Partial<Brand> = Brand> {
  private readonly logger = new Logger('Operator');
  private known: Known | Brand;
  private knownRetention: Retention = completeRetention();
  private freshUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  /** `fromFile`: the part of it that this service needs, checked. */
  constructor(
    private readonly bus: Pick<MessageBus, 'ask'>,
    fromFile: Known,
  ) {
    this.known = fromFile;
  }

  async current(): Promise<Known | Brand> {
    if (monotonicMs() < this.freshUntil) return this.known;
    this.asking ??= withoutDeadline(() => this.ask()).finally(() => {
      this.asking = undefined;
    });
    await this.asking;
    return this.known;
  }

  /** For what may be decided again once the record can be asked for; erasing for good asks the site itself. */
  async retention(): Promise<Retention> {
    await this.current();
    return this.knownRetention;
  }

  private async ask(): Promise<void> {
    try {
      const { brand, retention } = await this.bus.ask(DescribeOperator, {}, { timeoutMs: QUESTION_MS });
      this.known = brand;
      // The service of the site may still be of a version without one of the times.
      this.knownRetention = completeRetention(retention);
      this.freshUntil = monotonicMs() + FRESH_MS;
    } catch (error) {
      this.freshUntil = monotonicMs() + PAUSE_MS;
      this.logger.warn({ err: error }, "The site's record could not be asked for; what is known of the operator goes on to hold");
    }
  }
}
