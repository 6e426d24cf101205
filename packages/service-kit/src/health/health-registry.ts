/** Checks of what a process depends on; ready only when all pass and it is not draining. */
export class HealthRegistry {
  private readonly checks = new Map<string, () => unknown>();
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  /** `check` throws or rejects when the dependency is away. */
  add(name: string, check: () => unknown): void {
    this.checks.set(name, check);
  }

  drain(): void {
    this.draining = true;
  }

  async report(): Promise<{ ready: boolean; checks: Record<string, string> }> {
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await outcome(check)] as const));
    const checks = Object.fromEntries(results);
    return { ready: !this.draining && results.every(([, result]) => result === 'up'), checks };
  }
}

/** Milliseconds after which a check counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

async function outcome(check: () => unknown): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('timed out')), CHECK_TIMEOUT_MS);
    });
    await Promise.race([Promise.resolve().then(check), late]);
    return 'up';
  } catch (error) {
    return error instanceof Error ? error.message : 'down';
  } finally {
    clearTimeout(timer);
  }
}
