import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Date>();

/** When the current call is made: now, unless demo content is brought in, which tells of a past (`seeded-moments.ts`). */
export function callMoment(): Date {
  return storage.getStore() ?? new Date();
}

export function runAt<T>(moment: Date, work: () => T): T {
  return storage.run(moment, work);
}
