/** Operations that answer with a promise, by the place of their options among the arguments. */
export const READS: Readonly<Record<string, number>> = { findOne: 1, countDocuments: 1, estimatedDocumentCount: 0, distinct: 2 };

/** Operations that answer with a cursor, likewise. */
export const CURSORS: Readonly<Record<string, number>> = { find: 1, aggregate: 1 };

/** For each write, whether another one like it changes nothing more, and answers the same. */
export const WRITES: Readonly<Record<string, (args: readonly unknown[]) => boolean>> = {
  createIndex: () => true,
  deleteMany: () => true,
  deleteOne: ([filter]) => isById(filter),
  updateOne: ([filter, update, options]) => setsOnly(filter, update, options),
  updateMany: ([filter, update, options]) => setsOnly(filter, update, options),
  insertOne: () => false,
  insertMany: () => false,
  replaceOne: () => false,
  findOneAndUpdate: () => false,
  findOneAndReplace: () => false,
  findOneAndDelete: () => false,
  bulkWrite: () => false,
};

const SETTERS: ReadonlySet<string> = new Set(['$set', '$unset']);

/** One that asks for more than the id is a claim: whether it found something is its answer. */
function isById(filter: unknown): boolean {
  return Object.keys(filter ?? {}).join() === '_id';
}

/** Plain values for fields that the filter does not ask for: it finds the same documents before and after. */
function setsOnly(filter: unknown, update: unknown, options: unknown): boolean {
  if (Array.isArray(update) || (options as { upsert?: boolean } | undefined)?.upsert) return false;
  const operators = Object.entries((update ?? {}) as Record<string, object>);
  const paths = operators.flatMap(([, values]) => Object.keys(values));
  const asked = pathsIn(filter);
  return operators.every(([operator]) => SETTERS.has(operator)) && !paths.some((path) => asked.some((other) => meet(path, other)));
}

/** The fields that a filter asks for, those below `$or` and its like included. */
function pathsIn(filter: unknown): string[] {
  return Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    key.startsWith('$') ? (Array.isArray(value) ? value.flatMap(pathsIn) : [key]) : [key],
  );
}

function meet(one: string, other: string): boolean {
  return other.startsWith('$') || one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
