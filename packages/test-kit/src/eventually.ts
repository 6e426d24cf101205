const PAUSE_MS = 20;

/** The real clock, even if a test replaces it. */
const now = performance.now.bind(performance);

/** Waits until `check` no longer throws; rethrows its last error after `timeoutMs`, which fits the slowest machine. */
export async function eventually<Result>(check: () => Result | Promise<Result>, timeoutMs = 30_000): Promise<Result> {
  const end = now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
