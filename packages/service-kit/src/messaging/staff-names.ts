import { Injectable, Logger } from '@nestjs/common';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from './message-bus.ts';

/** Short, because names are not essential. */
const TIMEOUT_MS = 1_000;

@Injectable()
export class StaffNames {
  private readonly logger = new Logger(StaffNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** Names by user id. Unknown users are missing, and so are all users while auth is unavailable. */
  async of(ids: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (wanted.length === 0) return new Map();
    try {
      const { people } = await this.bus.ask(DescribePeople, { ids: wanted }, { timeoutMs: TIMEOUT_MS });
      return new Map(people.map(({ id, name }) => [id, name]));
    } catch (error) {
      this.logger.warn({ err: error }, 'The names of staff are unavailable');
      return new Map();
    }
  }
}
