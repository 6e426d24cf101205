import type { Connection } from 'mongoose';
import { type Migration, newestVersion } from './migration.ts';
import { NewerDatabaseError } from './version.errors.ts';
import { VersionRecord } from './version-record.ts';

/** For commands beside the service: throws a NewerDatabaseError if the database is newer than this code. */
export async function rejectNewer({ db, name }: Pick<Connection, 'db' | 'name'>, migrations: readonly Migration[]): Promise<void> {
  const record = db && (await new VersionRecord(db).read());
  const newest = newestVersion(migrations);
  if (record && record.version > newest) throw new NewerDatabaseError(name, record.version, newest);
}
