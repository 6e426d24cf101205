import { type Migration, newestVersion, versionOf } from './migration.ts';
import type { VersionDocument } from './version-record.ts';

/** For a person: where a database stands, and each step that this code knows. */
export function describeVersion(database: string, record: VersionDocument | null, migrations: readonly Migration[]): string {
  const newest = newestVersion(migrations);
  if (!record) return `${database} has no version yet: a service that starts gives it one. This code is at version ${newest}.`;
  const { applied, begun, version, holder, heldUntil } = record;
  return [
    `${database} is at version ${version}; this code is at version ${newest}.`,
    `Known since ${begun.at.toISOString()}, at version ${begun.version} then.`,
    ...migrations.map((migration) => `  ${migration.id}  ${stateOf(migration, record)}${migration.down ? '' : ', cannot be taken back'}`),
    ...applied.filter(({ id }) => versionOf({ id }) > newest).map(({ id }) => `  ${id}  applied by later code`),
    ...(holder ? [`A process migrates it; its lease ends at ${heldUntil.toISOString()} unless it is renewed.`] : []),
  ].join('\n');
}

function stateOf(migration: Migration, { applied, version }: VersionDocument): string {
  const entry = applied.find(({ id }) => id === migration.id);
  if (entry) return `applied ${entry.at.toISOString()}`;
  return versionOf(migration) <= version ? 'not needed: the database was made at a later version' : 'to come';
}
