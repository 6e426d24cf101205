type Cleanup = () => unknown;

/** What has been started so far and how to end it: last begun, first ended. */
export class RunningSystem {
  readonly #cleanups: Cleanup[] = [];
  #ending: Promise<void> | undefined;

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  atEnd(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
  }

  /** Ends everything once, however often it is asked to. A failing step does not keep the others from being done. */
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
