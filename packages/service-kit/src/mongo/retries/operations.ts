/** Operations that return a promise, with the index of their options argument. */
export const READS: Readonly<Record<string, number>> = { findOne: 1, countDocuments: 1, estimatedDocumentCount: 0, distinct: 2 };

/** Operations that return a cursor, with the index of their options argument. */
export const CURSORS: Readonly<Record<string, number>> = { find: 1, aggregate: 1 };

/**
 * True if repeating the write changes nothing more and returns the same. The count of a repeated delete is 0, so it must not decide
 * anything. A claim is an update that accepts its own mark, `{ takenBy: { $in: [null, mark] } }`.
 */
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

/** A delete with further conditions is a claim, whose result depends on what it found. */
function isById(filter: unknown): boolean {
  return Object.keys(filter ?? {}).join() === '_id';
}

/** True if the filter matches the same documents after the update. */
function setsOnly(filter: unknown, update: unknown, options: unknown): boolean {
  if (Array.isArray(update) || (options as { upsert?: boolean } | undefined)?.upsert) return false;
  const operators = Object.entries((update ?? {}) as Record<string, object>);
  const paths = operators.flatMap(([, values]) => Object.keys(values));
  const asked = pathsIn(withoutOwnMarks(filter, operators));
  return operators.every(([operator]) => SETTERS.has(operator)) && !paths.some((path) => asked.some((other) => meet(path, other)));
}

/** The filter without conditions that accept the value which the update sets. */
function withoutOwnMarks(filter: unknown, operators: [string, object][]): Record<string, unknown> {
  const set = Object.fromEntries(operators).$set as Record<string, unknown> | undefined;
  return Object.fromEntries(Object.entries((filter ?? {}) as object).filter(([path, asked]) => !accepts(asked, set?.[path])));
}

function accepts(asked: unknown, value: unknown): boolean {
  const [[operator, values] = [], ...others] = Object.entries((asked ?? {}) as object);
  return typeof value === 'string' && operator === '$in' && others.length === 0 && (values as unknown[]).includes(value);
}

function pathsIn(filter: unknown): string[] {
  return Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    key.startsWith('$') ? (Array.isArray(value) ? value.flatMap(pathsIn) : [key]) : [key],
  );
}

function meet(one: string, other: string): boolean {
  return other.startsWith('$') || one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
