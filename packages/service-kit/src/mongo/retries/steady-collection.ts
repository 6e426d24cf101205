import type { Collection } from 'mongoose';
import { inTime, timeLeftMs } from '../../request/request-context.ts';
import { CURSORS, READS, WRITES } from './operations.ts';
import type { Retries } from './retries.ts';
import { SentCommands } from './sent-commands.ts';

type Method = (...args: unknown[]) => unknown;

interface Cursor {
  clone(): Cursor;
  maxTimeMS(ms: number): Cursor;
  toArray(): Promise<unknown[]>;
}

/** Collections that are wrapped already, so that nothing is retried twice. */
const steady = new WeakSet<object>();

/** Makes operations survive a failover and end with the request. `written` is called after each write that was or may have been made. */
export function steadyCollection(collection: Collection, retries: Retries, written: (collection: string) => Promise<void>): void {
  if (steady.has(collection)) return;
  steady.add(collection);
  for (const [name, place] of Object.entries(READS)) {
    replace(
      collection,
      name,
      retries,
      (original, args) => inTime(() => original(...bounded(args, place)) as Promise<unknown>),
      () => true,
    );
  }
  for (const [name, isRepeatable] of Object.entries(WRITES)) {
    replace(collection, name, retries, (original, args) => original(...args) as Promise<unknown>, isRepeatable, written);
  }
  for (const name of Object.keys(CURSORS)) replaceCursors(collection, name, retries);
}

function replace(
  collection: Collection,
  name: string,
  retries: Retries,
  attempt: (original: Method, args: unknown[]) => Promise<unknown>,
  isRepeatable: (args: readonly unknown[]) => boolean,
  after?: (collection: string) => Promise<void>,
): void {
  const original = methodOf(collection, name);
  set(collection, name, (...args) => {
    // Operations that mongoose queued until it was connected come through here a second time.
    if (SentCommands.areWatched) return original(...args);
    const outcome = retries.run({ name, collection: collection.name, isRepeatable: isRepeatable(args) }, () => attempt(original, args));
    return after ? outcome.finally(() => after(collection.name)) : outcome;
  });
}

/** A cursor can be retried while it reads everything at once, but not when it reads piece by piece. */
function replaceCursors(collection: Collection, name: string, retries: Retries): void {
  const original = methodOf(collection, name);
  const operation = { name, collection: collection.name, isRepeatable: true };
  set(collection, name, (...args) => {
    const cursor = original(...args) as Cursor | Promise<Cursor>;
    if (!('toArray' in cursor)) return cursor;
    cursor.toArray = () =>
      retries.run(operation, () => {
        const fresh = cursor.clone();
        if (timeLeftMs() < Number.POSITIVE_INFINITY) fresh.maxTimeMS(Math.ceil(timeLeftMs()));
        return inTime(() => fresh.toArray());
      });
    return cursor;
  });
}

function methodOf(collection: Collection, name: string): Method {
  return (Reflect.get(collection, name) as Method).bind(collection);
}

function set(collection: Collection, name: string, method: Method): void {
  Object.defineProperty(collection, name, { value: method, configurable: true, writable: true });
}

/** The arguments with the remaining time as the server's limit, in the options at index `place`. */
function bounded(args: readonly unknown[], place: number): unknown[] {
  const leftMs = timeLeftMs();
  if (leftMs === Number.POSITIVE_INFINITY) return [...args];
  const all = Array.from({ length: Math.max(args.length, place + 1) }, (_, at) => args[at]);
  all[place] = { ...(all[place] as object | undefined), maxTimeMS: Math.max(1, Math.ceil(leftMs)) };
  return all;
}
