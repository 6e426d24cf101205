import fc, { type Arbitrary } from 'fast-check';

/** So many are tried however short the time is. */
const AT_LEAST = 5;
const AS_MANY_AS_POSSIBLE = 1_000_000;

export interface Search {
  seed: number;
  path: string | undefined;
  seconds: number;
}

/** Tries CHECK on made-up values until the time is up; the report of the smallest that it throws for, if there is one. */
export async function findFault<Value>(
  values: Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
  { seed, path, seconds }: Search,
): Promise<string | undefined> {
  let running = Promise.resolve();
  const property = fc.asyncProperty(values, (value) => {
    running = check(value);
    return running;
  });
  const limits = [{ numRuns: AT_LEAST }, { numRuns: AS_MANY_AS_POSSIBLE, interruptAfterTimeLimit: seconds * 1_000 }];
  for (const limit of limits) {
    const found = await fc.check(property, { seed, ...limit, ...(path && { path }) });
    // When the time is up one may still be on its way; what it does is not the doing of the next.
    await running.catch(() => undefined);
    if (found.counterexample !== null) return `${fc.defaultReportMessage(found)}\n\nBecause: ${String(found.errorInstance)}`;
  }
  return undefined;
}
