import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** Of all places, what one client leaves to the others however many calls it makes. */
const SHARE_FOR_OTHERS = 0.25;

const NOBODY = '';

/** What a caller inside holds. */
interface Place {
  readonly client: string;
  isLost: boolean;
}

/** A caller that waits for a turn. */
interface Waiting {
  place: Place | undefined;
  go: () => void;
  giveUp: (error: AppError) => void;
}

/**
 * Bounds password hashing: few at a time, and a limited number of callers inside at all, so that a flood of
 * logins costs a quick 503 and neither the memory nor the processor of everybody else. Clients take turns, and when
 * all places are taken, the client with most of them gives one up to who has fewer: floods from a few addresses do not
 * keep out people at others.
 */
export class PasswordWork {
  private readonly inside = new Map<string, number>();
  private insideAll = 0;
  private running = 0;
  /** Those that wait for a turn, by client; the first client is next. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly held = new AsyncLocalStorage<Place>();

  constructor(
    private readonly concurrency: number,
    private readonly places: number,
  ) {}

  /** Places that one client can hold. */
  get placesPerClient(): number {
    return Math.max(1, Math.floor(this.places * (1 - SHARE_FOR_OTHERS)));
  }

  /** Holds a place for all of `work`; throws `service_unavailable` when all, or all that `client` can have, are taken. */
  async withPlace<T>(client: string, work: () => Promise<T>): Promise<T> {
    const own = this.inside.get(client) ?? 0;
    const isFull = this.insideAll >= this.places;
    if (own >= this.placesPerClient || (isFull && !this.makeRoom(own + 1))) throw new AppError('service_unavailable');
    const place: Place = { client, isLost: false };
    this.enter(client, 1);
    try {
      return await this.held.run(place, work);
    } finally {
      if (!place.isLost) this.enter(client, -1);
    }
  }

  /** Runs one computation when it is this client's turn. */
  async turn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running += 1;
    else await new Promise<void>((go, giveUp) => this.queue({ place: this.held.getStore(), go, giveUp }));
    try {
      return await compute();
    } finally {
      const next = this.next();
      if (next) next.go();
      else this.running -= 1;
    }
  }

  private enter(client: string, by: 1 | -1): void {
    const own = (this.inside.get(client) ?? 0) + by;
    if (own === 0) this.inside.delete(client);
    else this.inside.set(client, own);
    this.insideAll += by;
  }

  private queue(caller: Waiting): void {
    const client = caller.place?.client ?? NOBODY;
    const own = this.waiting.get(client);
    if (own) own.push(caller);
    else this.waiting.set(client, [caller]);
  }

  private next(): Waiting | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [client, [caller, ...later]] = first;
    this.waiting.delete(client);
    if (later.length > 0) this.waiting.set(client, later);
    return caller;
  }

  /** Has the last caller leave that waits of the client with most places, if it has more than OWN. */
  private makeRoom(own: number): boolean {
    const placesOf = (client: string): number => this.inside.get(client) ?? 0;
    const [largest] = [...this.waiting.keys()].sort((one, other) => placesOf(other) - placesOf(one));
    const callers = largest === undefined ? undefined : this.waiting.get(largest);
    if (largest === undefined || !callers || placesOf(largest) <= own) return false;
    const last = callers.pop();
    if (last?.place) last.place.isLost = true;
    last?.giveUp(new AppError('service_unavailable'));
    this.enter(largest, -1);
    if (callers.length === 0) this.waiting.delete(largest);
    return true;
  }
}
