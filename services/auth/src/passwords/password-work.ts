import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';

/** Share of the places that one network cannot take from the others. */
const SHARE_FOR_OTHERS = 0.25;

const NOBODY = '';

/** What a caller inside holds. */
interface Place {
  /** Of the client, the narrowest first. */
  readonly networks: readonly ClientNetwork[];
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
 * all places are taken, the client with most of them for its shares gives one up to a client with fewer: floods from a few
 * networks do not keep out people at others.
 */
export class PasswordWork {
  private readonly inside = new Map<string, number>();
  private insideAll = 0;
  private running = 0;
  /** Those that wait for a turn, by IPv4 address or /64 of IPv6; the first of these is next. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly held = new AsyncLocalStorage<Place>();

  constructor(
    private readonly concurrency: number,
    private readonly places: number,
  ) {}

  /** Places that one network can hold. */
  get placesPerClient(): number {
    return Math.max(1, Math.floor(this.places * (1 - SHARE_FOR_OTHERS)));
  }

  /** Holds a place for all of `work`; throws `service_unavailable` when all, or all that one of `networks` can have, are taken. */
  async withPlace<T>(networks: readonly ClientNetwork[], work: () => Promise<T>): Promise<T> {
    const hasAll = networks.some(({ name }) => this.placesOf(name) >= this.placesPerClient);
    const isFull = this.insideAll >= this.places;
    if (hasAll || (isFull && !this.makeRoom(this.load(networks, 1)))) throw new AppError('service_unavailable');
    const place: Place = { networks, isLost: false };
    this.enter(networks, 1);
    try {
      return await this.held.run(place, work);
    } finally {
      if (!place.isLost) this.enter(networks, -1);
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

  private placesOf(network: string): number {
    return this.inside.get(network) ?? 0;
  }

  /** Places per share, with `more` of them, of the network that has most. */
  private load(networks: readonly ClientNetwork[], more = 0): number {
    return Math.max(...networks.map(({ name, shares }) => (this.placesOf(name) + more) / shares));
  }

  private enter(networks: readonly ClientNetwork[], by: 1 | -1): void {
    for (const { name } of networks) {
      const own = this.placesOf(name) + by;
      if (own === 0) this.inside.delete(name);
      else this.inside.set(name, own);
    }
    this.insideAll += by;
  }

  private queue(caller: Waiting): void {
    const client = caller.place?.networks[0]?.name ?? NOBODY;
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

  /** Has the last caller leave that waits of the client with the highest load, if that is higher than OWN. */
  private makeRoom(own: number): boolean {
    const loadOf = ([caller]: readonly Waiting[]): number => this.load(caller?.place?.networks ?? []);
    const [largest] = [...this.waiting].sort(([, one], [, other]) => loadOf(other) - loadOf(one));
    if (!largest) return false;
    const [client, callers] = largest;
    const last = callers.at(-1);
    if (!last?.place || loadOf(callers) <= own) return false;
    callers.pop();
    last.place.isLost = true;
    last.giveUp(new AppError('service_unavailable'));
    this.enter(last.place.networks, -1);
    if (callers.length === 0) this.waiting.delete(client);
    return true;
  }
}
