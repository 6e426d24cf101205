import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ClientNetwork } from '@reefdesk/service-kit/request/client-network';

/** Share of the places that one network cannot take from the others. */
const SHARE_FOR_OTHERS = 0.25;

const NOBODY = '';

interface Place {
  readonly networks: readonly ClientNetwork[];
  isLost: boolean;
}

interface Waiting {
  place: Place | undefined;
  go: () => void;
  giveUp: (error: AppError) => void;
}

/**
 * Limits parallel hashing and the number of waiting callers, so that a flood of sign-ins costs a quick 503 and no memory or CPU. Clients
 * take turns. When all places are taken, the client with the highest load gives one up to a client with a lower load.
 */
export class PasswordWork {
  private readonly inside = new Map<string, number>();
  private insideAll = 0;
  private running = 0;
  /** Waiting callers by IPv4 address or /64 of IPv6, in order. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly held = new AsyncLocalStorage<Place>();

  constructor(
    private readonly concurrency: number,
    private readonly places: number,
  ) {}

  get placesPerClient(): number {
    return Math.max(1, Math.floor(this.places * (1 - SHARE_FOR_OTHERS)));
  }

  /** Holds a place during `work`; throws `service_unavailable` if there is none for these networks. */
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

  /** Places per share, plus `more`, of the network with the highest load. */
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

  /** Removes the last waiting caller of the client with the highest load, if that is higher than `own`. */
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
