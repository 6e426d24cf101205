import type { MongoEnv } from '../env.ts';

/** The database that a service owns. */
export function databaseName(service: string, { MONGODB_DB }: Pick<MongoEnv, 'MONGODB_DB'>): string {
  return MONGODB_DB || `reefdesk_${service}`;
}
