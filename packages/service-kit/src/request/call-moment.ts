import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Date>();

/** Now, unless demo content is seeded with a time in the past (`seeded-moments.ts`). */
export function callMoment(): Date {
  return storage.getStore() ?? new Date();
}

export function runAt<T>(moment: Date, work: () => T): T {
  return storage.run(moment, work);
}
