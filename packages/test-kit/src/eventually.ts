const PAUSE_MS = 20;

/** The real one, whatever clock a test holds later. */
const now = performance.now.bind(performance);

/**
 * Waits until CHECK no longer throws; after PATIENCE_MS its last error is the failure. The patience is for the slowest machine:
 * a test that is about how soon something happens says so in another way.
 */
export async function eventually<Result>(check: () => Result | Promise<Result>, patienceMs = 30_000): Promise<Result> {
  const end = now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
