import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** Of all places, what one client leaves to the others however many calls it makes. */
const SHARE_FOR_OTHERS = 0.25;

const NOBODY = '';

/**
 * Bounds password hashing: few at a time, and a limited number of callers inside at all, so that a flood of
 * logins costs a quick 503 and neither the memory nor the processor of everybody else. Clients take turns, so that
 * a flood from one address does not keep out people at others.
 */
export class PasswordWork {
  private readonly inside = new Map<string, number>();
  private insideAll = 0;
  private running = 0;
  /** Those that wait for a turn, by client; the first client is next. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly client = new AsyncLocalStorage<string>();

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
    if (this.insideAll >= this.places || own >= this.placesPerClient) throw new AppError('service_unavailable');
    this.enter(client, 1);
    try {
      return await this.client.run(client, work);
    } finally {
      this.enter(client, -1);
    }
  }

  /** Runs one computation when it is this client's turn. */
  async turn<T>(compute: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running += 1;
    else await new Promise<void>((resolve) => this.queue(this.client.getStore() ?? NOBODY, resolve));
    try {
      return await compute();
    } finally {
      const next = this.next();
      if (next) next();
      else this.running -= 1;
    }
  }

  private enter(client: string, by: 1 | -1): void {
    const own = (this.inside.get(client) ?? 0) + by;
    if (own === 0) this.inside.delete(client);
    else this.inside.set(client, own);
    this.insideAll += by;
  }

  private queue(client: string, go: () => void): void {
    const own = this.waiting.get(client);
    if (own) own.push(go);
    else this.waiting.set(client, [go]);
  }

  private next(): (() => void) | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [client, [go, ...later]] = first;
    this.waiting.delete(client);
    if (later.length > 0) this.waiting.set(client, later);
    return go;
  }
}
