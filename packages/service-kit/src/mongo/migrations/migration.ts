import type { mongo } from 'mongoose';

/** Version of databases that are older than versioning; later versions count from it. */
export const BASELINE_VERSION = 1;

export interface MigratingDatabase {
  readonly db: mongo.Db;
  /** Throws if another replica has taken over. Must be called before each write; `rewrite` calls it. */
  confirm(): Promise<void>;
  /**
   * Goes through a collection in the order of its ids (strings) and writes the top-level fields that `change` returns; undefined removes a
   * field. A concurrently changed document is read again. Returns the number of changed documents.
   */
  rewrite<Document extends { _id: string }>(collection: string, change: Change<Document>): Promise<number>;
}

export type Change<Document> = (document: Partial<Document>) => Record<string, unknown> | undefined;

/** One migration. It may be interrupted and repeated while replicas of the previous version keep reading and writing. */
export interface Migration {
  /** `0002-what-it-does`; the number is the new version. */
  id: string;
  /** One sentence for operators. */
  description: string;
  up(database: MigratingDatabase): Promise<void>;
  /** Absent if reverting would lose data. */
  down?(database: MigratingDatabase): Promise<void>;
}

export function versionOf({ id }: Pick<Migration, 'id'>): number {
  return Number.parseInt(id, 10);
}

/** Returns the version that code with these migrations uses; throws if their ids do not count up from 2. */
export function newestVersion(migrations: readonly Migration[]): number {
  for (const [index, { id }] of migrations.entries()) {
    const number = String(BASELINE_VERSION + 1 + index).padStart(4, '0');
    if (!new RegExp(`^${number}-[a-z0-9]+(-[a-z0-9]+)*$`).test(id)) throw new Error(`The migration "${id}" must be named ${number}-words.`);
  }
  return BASELINE_VERSION + migrations.length;
}
