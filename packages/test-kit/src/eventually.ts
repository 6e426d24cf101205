const PAUSE_MS = 20;

/** Waits until CHECK no longer throws; after PATIENCE_MS its last error is the failure. */
export async function eventually<Result>(check: () => Result | Promise<Result>, patienceMs = 15_000): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
