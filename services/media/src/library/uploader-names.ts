import { Injectable, Logger } from '@nestjs/common';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';

/** Timeout for auth, so that missing names do not delay the library. */
const PATIENCE_MS = 1_000;

/** Names of the users who uploaded images, asked from auth. */
@Injectable()
export class UploaderNames {
  private readonly logger = new Logger(UploaderNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** Names by user id. Unknown users are missing, and so are all users if auth does not answer. */
  async of(ids: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (wanted.length === 0) return new Map();
    try {
      const { people } = await this.bus.ask(DescribePeople, { ids: wanted }, { timeoutMs: PATIENCE_MS });
      return new Map(people.map(({ id, name }) => [id, name]));
    } catch (error) {
      this.logger.warn({ err: error }, 'Names of those who uploaded are missing');
      return new Map();
    }
  }
}
