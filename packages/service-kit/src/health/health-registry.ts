interface Check {
  /** Throws or rejects when it is away. */
  run: () => unknown;
  isShared: boolean;
  wasUp: boolean;
}

/** How a process is: `ready` for balancers, `complete` when nothing at all is away, and each check by itself: `up`, or why not. */
export interface HealthReport {
  ready: boolean;
  complete: boolean;
  checks: Record<string, string>;
}

/**
 * Checks of what a process depends on. It is ready when it is not draining and can do its own work. A store that all replicas
 * share holds it back until that was there once, so that a rollout with a wrong password stops; from then on its absence is
 * told and not answered by taking replicas out, of which none would be left.
 */
export class HealthRegistry {
  private readonly checks = new Map<string, Check>();
  private draining = false;
  private phase: string | undefined = 'starting';

  get isDraining(): boolean {
    return this.draining;
  }

  /** What this process alone must have. */
  add(name: string, run: () => unknown): void {
    this.checks.set(name, { run, isShared: false, wasUp: false });
  }

  /** What all replicas lack together when it is away: a database, the storage, NATS. */
  addShared(name: string, run: () => unknown): void {
    this.checks.set(name, { run, isShared: true, wasUp: false });
  }

  /** What the start is at: told by the check `start`, which holds the process back until there is nothing left of it. */
  noteStart(phase: string | undefined): void {
    this.phase = phase;
  }

  mustHaveStarted(): void {
    if (this.phase !== undefined) throw new Error(this.phase);
  }

  drain(): void {
    this.draining = true;
  }

  /** One check by itself; what is not depended on is up. */
  async isUp(name: string): Promise<boolean> {
    const check = this.checks.get(name);
    return !check || (await outcome(check)) === 'up';
  }

  async report(): Promise<HealthReport> {
    const all = [...this.checks];
    const outcomes = await Promise.all(all.map(([, check]) => outcome(check)));
    const isUp = (at: number): boolean => outcomes[at] === 'up';
    return {
      ready: !this.draining && all.every(([, check], at) => isUp(at) || (check.isShared && check.wasUp)),
      complete: !this.draining && all.every((_, at) => isUp(at)),
      checks: Object.fromEntries(all.map(([name], at) => [name, outcomes[at] ?? 'down'])),
    };
  }
}

/** Milliseconds after which a check counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

async function outcome(check: Check): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('timed out')), CHECK_TIMEOUT_MS);
    });
    await Promise.race([Promise.resolve().then(check.run), late]);
    check.wasUp = true;
    return 'up';
  } catch (error) {
    return error instanceof Error ? error.message : 'down';
  } finally {
    clearTimeout(timer);
  }
}
