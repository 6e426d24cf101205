interface Check {
  /** Throws or rejects if the dependency is down. */
  run: () => unknown;
  isShared: boolean;
  wasUp: boolean;
}

/** `ready` is for load balancers, `complete` means that no dependency is down, and each check is `up` or the reason why not. */
export interface HealthReport {
  ready: boolean;
  complete: boolean;
  checks: Record<string, string>;
}

/**
 * A shared store must be up once before the process is ready, so that a rollout with a wrong password stops. Later its absence is only
 * reported, because taking all replicas out would not help.
 */
export class HealthRegistry {
  private readonly checks = new Map<string, Check>();
  private draining = false;
  private phase: string | undefined = 'starting';

  get isDraining(): boolean {
    return this.draining;
  }

  /** Adds a dependency that only this process has. */
  add(name: string, run: () => unknown): void {
    this.checks.set(name, { run, isShared: false, wasUp: false });
  }

  /** Adds a dependency of all replicas: a database, the storage, NATS. */
  addShared(name: string, run: () => unknown): void {
    this.checks.set(name, { run, isShared: true, wasUp: false });
  }

  /** Sets the phase of the startup, which the check `start` reports. The process is not ready until it is undefined. */
  noteStart(phase: string | undefined): void {
    this.phase = phase;
  }

  mustHaveStarted(): void {
    if (this.phase !== undefined) throw new Error(this.phase);
  }

  drain(): void {
    this.draining = true;
  }

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
