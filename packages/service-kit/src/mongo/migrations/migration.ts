import type { mongo } from 'mongoose';

/** Databases from before versions were kept, and what every later version begins from. */
export const BASELINE_VERSION = 1;

/** What a migration works with. */
export interface MigratingDatabase {
  readonly db: mongo.Db;
  /** Throws when another replica has taken over. To be called before each write; `rewrite` does so by itself. */
  confirm(): Promise<void>;
  /**
   * Goes through a collection in the order of its ids (strings) and writes what `change` answers: fields at the top of the
   * document with their new values, undefined to take one away; nothing to leave the document as it is. A document whose
   * fields were changed by somebody meanwhile is looked at again. Answers how many were written.
   */
  rewrite<Document extends { _id: string }>(collection: string, change: Change<Document>): Promise<number>;
}

/** Called with a document as it is stored, of whatever age. */
export type Change<Document> = (document: Partial<Document>) => Record<string, unknown> | undefined;

/**
 * One step from a version of a service's database to the next. It may be interrupted anywhere and begun again, and may meet
 * documents that are changed already; replicas of the version before read and write meanwhile.
 */
export interface Migration {
  /** `0002-what-it-does`; the number is the version that it makes. */
  id: string;
  /** One sentence for operators. */
  description: string;
  up(database: MigratingDatabase): Promise<void>;
  /** Left out where the way back would lose something. */
  down?(database: MigratingDatabase): Promise<void>;
}

/** The version that a migration makes. */
export function versionOf({ id }: Pick<Migration, 'id'>): number {
  return Number.parseInt(id, 10);
}

/** The version that code with these migrations reads and writes; throws when their ids do not count up from 2. */
export function newestVersion(migrations: readonly Migration[]): number {
  for (const [index, { id }] of migrations.entries()) {
    const number = String(BASELINE_VERSION + 1 + index).padStart(4, '0');
    if (!new RegExp(`^${number}-[a-z0-9]+(-[a-z0-9]+)*$`).test(id)) throw new Error(`The migration "${id}" must be named ${number}-words.`);
  }
  return BASELINE_VERSION + migrations.length;
}
