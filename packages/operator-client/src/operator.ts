import { Logger } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completePayment, completeRetention, type Payment, type Retention } from '@reefdesk/contracts/site/values';
import type { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';

/** How long an answer is used, so that a change is visible in less than two seconds without events. */
const FRESH_MS = 1_000;
/** No requests are sent for this long after a failure; the known data stays in use. */
const PAUSE_MS = 2_000;
const QUESTION_MS = 1_000;

/** The operator's current record; the last known one while it cannot be read, the operator's file before the first answer. Never throws. */
export class Operator<Known extends Partial<Brand> = Brand> {
  private readonly logger = new Logger('Operator');
  private known: Known | Brand;
  private knownPayment: Payment = completePayment();
  private knownRetention: Retention = completeRetention();
  private freshUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  /** `fromFile`: validated fields that this service needs. */
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

  async payment(): Promise<Payment> {
    await this.current();
    return this.knownPayment;
  }

  /** Only for decisions that can be repeated later; permanent erasure asks the site service itself. */
  async retention(): Promise<Retention> {
    await this.current();
    return this.knownRetention;
  }

  private async ask(): Promise<void> {
    try {
      const { brand, payment, retention } = await this.bus.ask(DescribeOperator, {}, { timeoutMs: QUESTION_MS });
      this.known = brand;
      // During a rollout the site service may be an older version without some of these.
      this.knownPayment = completePayment(payment);
      this.knownRetention = completeRetention(retention);
      this.freshUntil = monotonicMs() + FRESH_MS;
    } catch (error) {
      this.freshUntil = monotonicMs() + PAUSE_MS;
      this.logger.warn({ err: error }, "The site's record could not be asked for; what is known of the operator goes on to hold");
    }
  }
}
