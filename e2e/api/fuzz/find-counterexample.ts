import fc, { type Arbitrary } from 'fast-check';

export interface Search {
  seed: number;
  path: string | undefined;
  requests: number;
}

/** Returns the report of the smallest generated value for which the check throws, if there is one. */
export async function findCounterexample<Value>(
  values: Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
  { seed, path, requests }: Search,
): Promise<string | undefined> {
  const found = await fc.check(fc.asyncProperty(values, check), { seed, numRuns: requests, ...(path && { path }) });
  if (found.counterexample === null) return undefined;
  return `${fc.defaultReportMessage(found)}\n\nBecause: ${String(found.errorInstance)}`;
}
