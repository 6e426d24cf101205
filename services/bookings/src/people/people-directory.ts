import { Injectable, Logger } from '@nestjs/common';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { LRUCache } from 'lru-cache';

const CACHED_MS = 60_000;
const MAX_CACHED = 1_000;
/** Names are optional, so requests wait no longer. */
const TIMEOUT_MS = 1_000;

export interface Person {
  id: string;
  name: string;
  isStaff: boolean;
}

/** Names of staff from auth. */
@Injectable()
export class PeopleDirectory {
  private readonly logger = new Logger(PeopleDirectory.name);
  private readonly known = new LRUCache<string, Person>({ max: MAX_CACHED, ttl: CACHED_MS });

  constructor(private readonly bus: MessageBus) {}

  /** Keyed by id. Unknown users are left out, as are all users while auth is unavailable. */
  async namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Person>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const missing = wanted.filter((id) => !this.known.has(id));
    if (missing.length > 0) {
      await this.find(missing).catch((error: unknown) => this.logger.warn({ err: error }, 'The names of staff are unavailable'));
    }
    return new Map(
      wanted.flatMap((id) => {
        const person = this.known.get(id);
        return person ? [[id, person]] : [];
      }),
    );
  }

  /** Throws while auth is unavailable; leaves out unknown users. */
  async find(ids: readonly string[]): Promise<Person[]> {
    const { people } = await this.bus.ask(DescribePeople, { ids }, { timeoutMs: TIMEOUT_MS });
    for (const person of people) this.known.set(person.id, person);
    return people;
  }
}
