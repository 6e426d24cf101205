type Cleanup = () => unknown;

/** Stack of cleanups, which run in reverse order. */
export class RunningSystem {
  readonly #cleanups: Cleanup[] = [];
  #ending: Promise<void> | undefined;

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  atEnd(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
  }

  /** Idempotent. An error in one step does not skip the others. */
  end(): Promise<void> {
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop()) {
      try {
        await cleanup();
      } catch (error) {
        console.error('While stopping:', error);
      }
    }
  }
}
