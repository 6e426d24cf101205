import { Injectable, Logger } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';

const PATIENCE_MS = 1_000;

/** The operator's time zone, asked from the site service. */
@Injectable()
export class OperatorClock {
  private readonly logger = new Logger(OperatorClock.name);

  constructor(private readonly bus: MessageBus) {}

  /** Undefined if the site service does not answer. */
  async timeZone(): Promise<string | undefined> {
    try {
      return (await this.bus.ask(DescribeOperator, {}, { timeoutMs: PATIENCE_MS })).brand.timeZone;
    } catch (error) {
      this.logger.warn({ err: error }, "The operator's time zone could not be asked for");
      return undefined;
    }
  }
}
