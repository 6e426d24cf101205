import { Injectable, Logger } from '@nestjs/common';
import { DescribePeople } from '@reefdesk/contracts/messages/people.messages';
import { MessageBus } from '../messaging/message-bus.ts';

/** A name is worth no longer wait. */
const PATIENCE_MS = 1_000;

/** What people of the staff are called, as auth knows it. */
@Injectable()
export class StaffNames {
  private readonly logger = new Logger(StaffNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** By user id. Who is not known, or while auth is away, is missing. */
  async of(ids: readonly (string | null | undefined)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
    if (wanted.length === 0) return new Map();
    try {
      const { people } = await this.bus.ask(DescribePeople, { ids: wanted }, { timeoutMs: PATIENCE_MS });
      return new Map(people.map(({ id, name }) => [id, name]));
    } catch (error) {
      this.logger.warn({ err: error }, 'Names of staff are missing');
      return new Map();
    }
  }
}
